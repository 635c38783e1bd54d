package io.dossier.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AuthSettingsTest {

    @Test
    void anOpenTokenEndpointIsWarnedOf() {
        assertThat(settings(TokenEndpoint.OPEN).warning())
                .hasValueSatisfying(text ->
                        assertThat(text).startsWith("auth.token-endpoint=open").contains("without any credential"));
    }

    @ParameterizedTest
    @EnumSource(value = TokenEndpoint.class, mode = EnumSource.Mode.EXCLUDE, names = "OPEN")
    void otherModesNeedNoWarning(TokenEndpoint endpoint) {
        assertThat(settings(endpoint).warning()).isEmpty();
    }

    @Test
    void anOpenTokenEndpointIsForOnesOwnMachine() {
        AuthSettings open = settings(TokenEndpoint.OPEN);

        open.requireSafe("127.0.0.1", false);
        open.requireSafe("0.0.0.0", true);
        assertThatIllegalArgumentException().isThrownBy(() -> open.requireSafe("0.0.0.0", false));
    }

    private static AuthSettings settings(TokenEndpoint endpoint) {
        return new AuthSettings(
                "issuer", Path.of("keys"), endpoint, Duration.ofHours(1), Duration.ofHours(12), Map.of());
    }
}
