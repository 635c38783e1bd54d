package io.dossier.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OrphansTest {

    @TempDir
    private Path folder;

    private Path temporary;
    private Process process;

    @BeforeEach
    void name() {
        temporary = folder.resolve("my data/tmp");
    }

    @AfterEach
    void end() {
        process.destroyForcibly();
    }

    @Test
    void programWithAFolderOfOursIsEnded() throws IOException, InterruptedException {
        start("-env:UserInstallation="
                + temporary.resolve("dossier-office-node1/profile").toUri());

        new Orphans(temporary).end();

        assertThat(process.waitFor()).isNotZero();
    }

    @Test
    void programThatIsToldTheWholeTemporaryFolderIsLeftAlone() throws IOException, InterruptedException {
        start("-Djava.io.tmpdir=" + temporary);

        new Orphans(temporary).end();

        assertThat(endOfItsOwn()).isZero();
    }

    @Test
    void programOfAnotherProductIsLeftAlone() throws IOException, InterruptedException {
        start("-env:UserInstallation="
                + folder.resolve("other/tmp/dossier-office-node1").toUri());

        new Orphans(temporary).end();

        assertThat(endOfItsOwn()).isZero();
    }

    private int endOfItsOwn() throws IOException, InterruptedException {
        process.getOutputStream().write('\n');
        process.getOutputStream().close();
        return process.waitFor();
    }

    /** Waits for a line. */
    private void start(String argument) throws IOException {
        process = new ProcessBuilder("sh", "-c", "read line", "sh", argument).start();
    }
}
