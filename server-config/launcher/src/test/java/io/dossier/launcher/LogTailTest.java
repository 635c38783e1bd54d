package io.dossier.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogTailTest {

    @TempDir
    private Path folder;

    @Test
    void lastComplaintIsTheLastFailure() throws IOException {
        Path log = folder.resolve("a.log");
        Files.writeString(
                log, "1 INFO a starts\n2 SEVERE a Port 1 is taken\n3 SEVERE a Port 2 is taken\n4 INFO a ends\n");
        assertThat(LogTail.lastComplaint(log, 0)).isEqualTo("3 SEVERE a Port 2 is taken");
    }

    @Test
    void whatWasComplainedOfBeforeIsNotRepeated() throws IOException {
        Path log = folder.resolve("a.log");
        String before = "1 SEVERE a Port 1 is taken\n";
        Files.writeString(log, before + "2 INFO a ends\n");
        assertThat(LogTail.lastComplaint(log, before.length())).isEqualTo("2 INFO a ends");
        assertThat(LogTail.lastComplaint(log, Files.size(log))).isEqualTo("see " + log);
    }

    @Test
    void onlyWhatCameAfterThePositionCounts() throws IOException {
        Path log = folder.resolve("a.log");
        Files.writeString(log, "ready in 3 s\nstarting\n");
        assertThat(LogTail.contains(log, 0, "ready in")).isTrue();
        assertThat(LogTail.contains(log, 13, "ready in")).isFalse();
    }

    @Test
    void missingLogSaysNothing() {
        assertThat(LogTail.from(folder.resolve("none"), 0)).isEmpty();
    }
}
