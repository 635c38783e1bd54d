package io.dossier.identity.adapter.nimbus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.dossier.errors.DossierException;
import io.dossier.identity.AuthSettings;
import io.dossier.identity.TokenClaims;
import io.dossier.identity.TokenEndpoint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NimbusTokensTest {

    private static final Instant NOW = Instant.parse("2026-01-31T10:00:00Z");

    @TempDir
    private Path folder;

    @Test
    void tokenSaysWhatWasSigned() {
        TokenClaims claims = claims("https://own");
        assertThat(tokens("https://own", "keys", NOW)
                        .verify(tokens("https://own", "keys", NOW).sign(claims)))
                .isEqualTo(claims);
    }

    @Test
    void expiredTokenIsRefusedToTheSecond() {
        String token = tokens("https://own", "keys", NOW).sign(claims("https://own"));
        assertThat(tokens("https://own", "keys", NOW.plusSeconds(3599))
                        .verify(token)
                        .subject())
                .isEqualTo("u");
        assertRefused(tokens("https://own", "keys", NOW.plusSeconds(3601)), token);
    }

    @Test
    void otherKeyOtherIssuerAndNoSignatureAreRefused() {
        NimbusTokens own = tokens("https://own", "keys", NOW);
        assertRefused(own, tokens("https://own", "other", NOW).sign(claims("https://own")));
        assertRefused(own, tokens("https://other", "keys", NOW).sign(claims("https://other")));
        String payload = own.sign(claims("https://own")).split("\\.")[1];
        String none = Base64.getUrlEncoder().withoutPadding().encodeToString("{\"alg\":\"none\"}".getBytes());
        assertRefused(own, none + "." + payload + ".");
        assertRefused(own, "garbage");
        assertRefused(own, "");
        assertRefused(own, "a".repeat(20_000));
    }

    @Test
    void keyIsReadableByItsOwnerOnly() throws IOException {
        tokens("https://own", "keys", NOW);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("keys/signing-key.jwk"))))
                .isEqualTo("rw-------");
    }

    private static void assertRefused(NimbusTokens tokens, String token) {
        assertThatThrownBy(() -> tokens.verify(token))
                .isInstanceOf(DossierException.class)
                .hasMessage("Invalid authentication credentials");
    }

    private NimbusTokens tokens(String issuer, String keys, Instant now) {
        AuthSettings settings = new AuthSettings(
                issuer,
                folder.resolve(keys),
                TokenEndpoint.BEARER,
                Duration.ofHours(1),
                Duration.ofHours(12),
                Map.of());
        return new NimbusTokens(settings, Clock.fixed(now, ZoneOffset.UTC));
    }

    private static TokenClaims claims(String issuer) {
        return new TokenClaims(
                "id", issuer, "u", "o", "Member", Set.of("admin"), NOW, NOW.plusSeconds(3600), NOW, null);
    }
}
