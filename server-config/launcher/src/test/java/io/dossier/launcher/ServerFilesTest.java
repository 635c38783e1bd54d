package io.dossier.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerFilesTest {

    @TempDir
    private Path folder;

    @Test
    void furtherNodeTakesTheFirstsIssuerAndHasItsOwnFolders() throws IOException, LauncherFailure {
        Properties first = configuration(files(Map.of("DOSSIER_HTTP_PORT", "9080")));
        ServerFiles second = files(Map.of("DOSSIER_HTTP_PORT", "9081", "DOSSIER_NODE", "node2"));
        Properties configuration = configuration(second);

        assertThat(configuration)
                .containsEntry("auth.issuer", first.getProperty("auth.issuer"))
                .containsEntry("node.name", "node2")
                .containsEntry("search.directory", own("search"));
        assertThat(second.root()).hasToString(own("payara"));
        assertThat(second.environment())
                .containsEntry("DOSSIER_NODE", "node2")
                .containsEntry("DJL_CACHE_DIR", own("native"));
        assertThat(DataFolder.at(data()).otherNodes()).containsExactly("node2");
    }

    @Test
    void localSettingsNeverGiveTwoNodesOneIndex() throws IOException, LauncherFailure {
        ServerFiles first = files(Map.of());
        Files.writeString(
                data().resolve("config/local.properties"), "search.directory=/shared\ngeneration.max-running=2\n");
        assertThat(configuration(first)).containsEntry("search.directory", "/shared");

        assertThat(configuration(files(Map.of("DOSSIER_NODE", "node2"))))
                .containsEntry("search.directory", own("search"))
                .containsEntry("generation.max-running", "2");
    }

    @Test
    void nodeWithNothingToJoinIsRefused() throws LauncherFailure {
        ServerFiles second = files(Map.of("DOSSIER_NODE", "node2"));

        assertThatThrownBy(second::writeConfiguration)
                .isInstanceOf(LauncherFailure.class)
                .hasMessageContaining("node2");
    }

    private String own(String name) {
        return data().resolve("nodes/node2").resolve(name).toString();
    }

    private Path data() {
        return folder.resolve("data");
    }

    private ServerFiles files(Map<String, String> environment) throws LauncherFailure {
        DataFolder data = DataFolder.at(data());
        Map<String, String> all = new HashMap<>(environment);
        all.put("DOSSIER_DATA", data().toString());
        return new ServerFiles(
                Settings.of(folder.resolve("home"), all, folder),
                data,
                Secrets.in(data.config().resolve("secrets.properties")));
    }

    private static Properties configuration(ServerFiles files) throws IOException, LauncherFailure {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(files.writeConfiguration())) {
            properties.load(reader);
        }
        return properties;
    }
}
