package io.dossier.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.identity.model.Account;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class TokenRulesTest {

    private static final UUID ACME = UUID.randomUUID();
    private static final UUID GLOBEX = UUID.randomUUID();
    private static final Instant NOW = Instant.parse("2026-01-31T10:00:00Z");

    private final TokenRules bearer = new TokenRules(TokenEndpoint.BEARER, Duration.ofHours(12));

    @Test
    void openEndpointAsksNobody() {
        TokenRules open = new TokenRules(TokenEndpoint.OPEN, Duration.ofHours(12));
        assertThatCode(() -> open.requireMayAsk("u", null, NOW)).doesNotThrowAnyException();
    }

    @Test
    void closedEndpointRefusesEverybody() {
        TokenRules off = new TokenRules(TokenEndpoint.OFF, Duration.ofHours(12));
        assertThat(refusal(() -> off.requireMayAsk("u", shown("u", ACME, Set.of("token:issue"), NOW), NOW)))
                .isEqualTo(ErrorCode.INSUFFICIENT_PERMISSIONS);
    }

    @Test
    void bearerEndpointRenewsOnesOwnTokenUntilTheSessionIsOver() {
        Credential own = shown("u", ACME, Set.of(), NOW);
        assertThatCode(() -> bearer.requireMayAsk("u", own, NOW.plus(Duration.ofHours(12))))
                .doesNotThrowAnyException();
        assertThat(refusal(() -> bearer.requireMayAsk("u", own, NOW.plus(Duration.ofHours(13)))))
                .isEqualTo(ErrorCode.INVALID_CREDENTIALS);
        assertThat(bearer.sessionStart("u", own, NOW.plusSeconds(60))).isEqualTo(NOW);
    }

    @Test
    void bearerEndpointNeedsACredential() {
        assertThat(refusal(() -> bearer.requireMayAsk("u", null, NOW))).isEqualTo(ErrorCode.NOT_AUTHENTICATED);
        assertThat(refusal(() -> bearer.requireMayAsk("other", shown("u", ACME, Set.of("admin"), NOW), NOW)))
                .isEqualTo(ErrorCode.INSUFFICIENT_PERMISSIONS);
    }

    @Test
    void serviceIssuesForItsOwnOrganizationOnly() {
        Credential service = shown("service", ACME, Set.of("token:issue"), NOW);
        assertThatCode(() -> bearer.requireMayAsk("u", service, NOW)).doesNotThrowAnyException();
        assertThatCode(() -> bearer.requireMayIssueFor(account(ACME), service)).doesNotThrowAnyException();
        assertThat(refusal(() -> bearer.requireMayIssueFor(account(GLOBEX), service)))
                .isEqualTo(ErrorCode.INVALID_CREDENTIALS);
    }

    @Test
    void openEndpointNeedsLoopback() {
        AuthSettings settings = new AuthSettings(
                "i", Path.of("k"), TokenEndpoint.OPEN, Duration.ofHours(1), Duration.ofHours(12), Map.of());
        assertThatCode(() -> settings.requireSafe("127.0.0.1", false)).doesNotThrowAnyException();
        assertThatCode(() -> settings.requireSafe("0.0.0.0", true)).doesNotThrowAnyException();
        assertThat(catchThrowableOfType(IllegalArgumentException.class, () -> settings.requireSafe("0.0.0.0", false)))
                .hasMessageContaining("http.listener-address");
    }

    private static ErrorCode refusal(ThrowingCallable call) {
        return catchThrowableOfType(DossierException.class, call).code();
    }

    private static Account account(UUID organization) {
        return new Account("u", organization, "Member", Set.of(), OffsetDateTime.MIN);
    }

    private static Credential shown(String user, UUID organization, Set<String> permissions, Instant session) {
        Caller caller = new Caller(user, user, organization, "Member", permissions, "api", null, null, "r");
        TokenClaims token = new TokenClaims(
                "id", "i", user, null, "Member", permissions, session, session.plusSeconds(3600), session, null);
        return new Credential(caller, token);
    }
}
