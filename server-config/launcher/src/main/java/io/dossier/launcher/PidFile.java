package io.dossier.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * Which process a part runs in. Its start time stands beside its number, so that a number that now belongs to another
 * program is never taken for ours. A process that has ended and that nobody has asked for its exit code, which the first
 * process of a container may never do, is not living.
 */
record PidFile(Path file) {

    void write(ProcessHandle process) throws IOException {
        String started = process.info().startInstant().map(Instant::toString).orElse("");
        Files.writeString(file, process.pid() + "\n" + started + "\n");
    }

    /** The living process; empty when there is none. */
    Optional<ProcessHandle> process() {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            String[] lines = Files.readString(file).split("\n", -1);
            if (lines.length < 2 || !lines[0].matches("\\d{1,18}")) {
                return Optional.empty();
            }
            return ProcessHandle.of(Long.parseLong(lines[0]))
                    .filter(ProcessHandle::isAlive)
                    .filter(process -> !isDefunct(process))
                    .filter(process -> started(process).equals(lines[1]));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    void delete() throws IOException {
        Files.deleteIfExists(file);
    }

    /** Linux says so in the field after the program's name, which may itself hold parentheses; others do not say. */
    private static boolean isDefunct(ProcessHandle process) {
        try {
            String stat = Files.readString(Path.of("/proc", Long.toString(process.pid()), "stat"));
            return stat.startsWith("Z", stat.lastIndexOf(')') + 2);
        } catch (IOException e) {
            return false;
        }
    }

    private static String started(ProcessHandle process) {
        return process.info().startInstant().map(Instant::toString).orElse("");
    }
}
