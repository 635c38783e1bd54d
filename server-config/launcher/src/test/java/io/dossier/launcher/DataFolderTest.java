package io.dossier.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {

    @TempDir
    private Path folder;

    @Test
    void nobodyElseLooksIntoIt() throws LauncherFailure, IOException {
        DataFolder data = DataFolder.at(folder.resolve("data"));
        Path secrets = data.config().resolve("secrets.properties");
        Secrets.in(secrets);
        assertThat(permissions(data.root())).isEqualTo("rwx------");
        assertThat(permissions(secrets)).isEqualTo("rw-------");
    }

    @Test
    void secretsAreDrawnOnceAndDiffer() throws LauncherFailure {
        Path file = folder.resolve("secrets.properties");
        Secrets first = Secrets.in(file);
        Secrets second = Secrets.in(file);
        assertThat(second.get("broker.password"))
                .isEqualTo(first.get("broker.password"))
                .hasSizeGreaterThan(20)
                .isNotEqualTo(first.get("database.app-password"));
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }
}
