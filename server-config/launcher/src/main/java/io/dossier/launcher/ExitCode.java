package io.dossier.launcher;

/** What a script may rely on. */
enum ExitCode {
    OK(0),
    /** The document was not generated, or a command failed. */
    FAILED(1),
    /** The command or an argument is not understood, or a named file is not there. */
    USAGE(2),
    /** A port is taken, or a part does not run. */
    UNAVAILABLE(3),
    /** Something did not come about in time. */
    TIMED_OUT(4);

    private final int number;

    ExitCode(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }
}
