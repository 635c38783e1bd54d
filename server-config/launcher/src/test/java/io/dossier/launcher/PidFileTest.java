package io.dossier.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PidFileTest {

    @TempDir
    private Path folder;

    @Test
    void livingProcessIsFound() throws IOException {
        PidFile file = new PidFile(folder.resolve("part.pid"));
        file.write(ProcessHandle.current());
        assertThat(file.process()).contains(ProcessHandle.current());
    }

    @Test
    void endedProcessIsNot() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Java.command(), "-version")
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out").toFile())
                .start();
        PidFile file = new PidFile(folder.resolve("part.pid"));
        file.write(process.toHandle());
        process.waitFor();
        assertThat(file.process()).isEmpty();
    }

    @Test
    void numberThatNowBelongsToAnotherProgramIsNotOurs() throws IOException {
        Path path = folder.resolve("part.pid");
        Files.writeString(path, ProcessHandle.current().pid() + "\n2001-01-01T00:00:00Z\n");
        assertThat(new PidFile(path).process()).isEmpty();
    }

    @Test
    void damagedAndMissingFilesNameNoProcess() throws IOException {
        Path path = folder.resolve("part.pid");
        assertThat(new PidFile(path).process()).isEmpty();
        for (String damaged : new String[] {"", "\n", "12", "pid\nnow\n", "99999999999999999999\nnow\n"}) {
            Files.writeString(path, damaged);
            assertThat(new PidFile(path).process()).as(damaged).isEmpty();
        }
    }
}
