package io.dossier.launcher;

import java.time.Duration;
import java.util.Locale;

/** Shows how far a document is: a bar for people, a line for each change elsewhere. */
final class Progress {

    private static final int WIDTH = 30;

    private final Console console;
    private final long start = System.nanoTime();
    private String last = "";

    Progress(Console console) {
        this.console = console;
    }

    void show(String status) {
        String elapsed = elapsed();
        if (console.isTerminal()) {
            int filled = share(status) * WIDTH / 100;
            String bar = "#".repeat(filled) + "-".repeat(WIDTH - filled);
            console.rewrite("  [" + bar + "] " + status + "  " + elapsed);
        } else if (!status.equals(last)) {
            console.say("  " + status + " (" + elapsed + ")");
        }
        last = status;
    }

    void end() {
        if (console.isTerminal()) {
            console.endLine();
        }
    }

    String elapsed() {
        Duration since = Duration.ofNanos(System.nanoTime() - start);
        return String.format(Locale.ROOT, "%d:%02d", since.toMinutes(), since.toSecondsPart());
    }

    /** How much is usually done when a status is reached: the interface says no more than the status. */
    static int share(String status) {
        return switch (status) {
            case "Pending" -> 5;
            case "Ingesting" -> 25;
            case "Generating" -> 60;
            case "Ready", "Failed" -> 100;
            default -> 0;
        };
    }
}
