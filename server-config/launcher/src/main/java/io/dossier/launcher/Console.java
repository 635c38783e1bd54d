package io.dossier.launcher;

import java.io.PrintStream;

/** The terminal: results on standard output, complaints on standard error. */
final class Console {

    private final PrintStream out = System.out;
    private final PrintStream err = System.err;

    void say(String line) {
        out.println(line);
        out.flush();
    }

    void complain(String line) {
        out.flush();
        err.println(line);
        err.flush();
    }

    /** Writes over the line that stands there; only where a person looks at it. */
    void rewrite(String line) {
        out.print("\r\u001b[K" + line);
        out.flush();
    }

    void endLine() {
        out.println();
    }

    /** Whether a person looks at it. */
    boolean isTerminal() {
        return System.console() != null && !"dumb".equals(System.getenv("TERM"));
    }
}
