package io.dossier.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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
    @Timeout(30)
    void endedProcessThatNobodyWaitedForIsNot() throws IOException {
        Process parent = new ProcessBuilder("sh", "-c", "sleep 60 & echo $!; exec sleep 60").start();
        try (BufferedReader output = parent.inputReader()) {
            ProcessHandle child =
                    ProcessHandle.of(Long.parseLong(output.readLine())).orElseThrow();
            PidFile file = new PidFile(folder.resolve("part.pid"));
            file.write(child);
            child.destroyForcibly();
            while (file.process().isPresent()) {
                Thread.onSpinWait();
            }
            assertThat(child.isAlive()).isTrue();
        } finally {
            parent.destroyForcibly();
        }
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
