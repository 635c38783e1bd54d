package io.dossier.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsTest {

    private static final Path HOME = Path.of("/opt/dossier");
    private static final Path USER = Path.of("/home/someone");

    @Test
    void emptyEnvironmentGivesTheDefaults() throws LauncherFailure {
        Settings settings = Settings.of(HOME, Map.of(), USER);
        assertThat(settings.data()).isEqualTo(Path.of("/home/someone/.dossier"));
        assertThat(settings.url()).isEqualTo("http://127.0.0.1:8080");
        assertThat(settings.databasePort()).isEqualTo(15_432);
        assertThat(settings.isFirstNode()).isTrue();
    }

    @Test
    void environmentDecides() throws LauncherFailure {
        Settings settings = Settings.of(HOME, Map.of("DOSSIER_DATA", "/data/d", "DOSSIER_HTTP_PORT", "9090"), USER);
        assertThat(settings.data()).isEqualTo(Path.of("/data/d"));
        assertThat(settings.httpPort()).isEqualTo(9090);
    }

    @Test
    void serverOptionsAreWords() throws LauncherFailure {
        Settings settings = Settings.of(HOME, Map.of("DOSSIER_SERVER_OPTS", " -Xlog:gc  -Da=b "), USER);
        assertThat(settings.serverOptions()).containsExactly("-Xlog:gc", "-Da=b");
    }

    @Test
    void nodeNameFitsIntoFileNamesAndTransactionNames() throws LauncherFailure {
        assertThat(Settings.of(HOME, Map.of("DOSSIER_NODE", "site-b"), USER).node())
                .isEqualTo("site-b");
        for (String wrong : new String[] {"../up", "a/b", "-a", "seventeen-letters"}) {
            assertThatThrownBy(() -> Settings.of(HOME, Map.of("DOSSIER_NODE", wrong), USER))
                    .isInstanceOf(LauncherFailure.class)
                    .hasMessageContaining("DOSSIER_NODE");
        }
    }

    @Test
    void nonsenseIsRefusedByName() {
        for (String wrong : new String[] {"0", "65536", "-1", "http"}) {
            assertThatThrownBy(() -> Settings.of(HOME, Map.of("DOSSIER_DB_PORT", wrong), USER))
                    .isInstanceOf(LauncherFailure.class)
                    .hasMessageContaining("DOSSIER_DB_PORT");
        }
    }
}
