package io.dossier.launcher;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Prints logs, and what is added to them. */
final class LogFollower {

    private static final int LINES = 100;

    private final Console console;
    private final List<Path> logs;
    private final Map<Path, Long> shown = new HashMap<>();

    LogFollower(Console console, List<Path> logs) {
        this.console = console;
        this.logs = logs;
    }

    void print() {
        for (Path log : logs) {
            console.say("==> " + log);
            LogTail.last(log, LINES).forEach(console::say);
            shown.put(log, size(log));
        }
    }

    /** Until Ctrl-C. */
    void follow() throws LauncherFailure {
        Patience patience = new Patience(Duration.ofDays(365));
        while (patience.pause()) {
            for (Path log : logs) {
                long size = size(log);
                if (size > shown.get(log)) {
                    LogTail.from(log, shown.get(log)).lines().forEach(console::say);
                }
                shown.put(log, size);
            }
        }
    }

    private static long size(Path log) {
        return Files.exists(log) ? log.toFile().length() : 0;
    }
}
