package io.dossier.files.adapter.jodconverter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OfficeFolderTest {

    @TempDir
    Path folder;

    @Test
    void whatAKilledServerLeftInAFolderWithASpaceIsEnded() throws Exception {
        Path data = Files.createDirectories(folder.resolve("our data"));
        Process left = office(data.resolve("dossier-office-node1").resolve("profile"));
        Process others = office(data.resolve("dossier-office-node10").resolve("profile"));
        try {
            OfficeFolder.in(data, "node1");

            assertThat(left.waitFor(30, TimeUnit.SECONDS)).isTrue();
            assertThat(others.isAlive()).isTrue();
        } finally {
            left.destroyForcibly();
            others.destroyForcibly();
        }
    }

    /** A process with the argument by which LibreOffice is known; it waits until it is ended. */
    private static Process office(Path profile) throws IOException {
        String argument = "-env:UserInstallation=" + profile.toUri();
        return new ProcessBuilder("sh", "-c", "read line", argument).start();
    }
}
