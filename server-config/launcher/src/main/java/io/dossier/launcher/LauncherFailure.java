package io.dossier.launcher;

/** Ends the command with a text for people and a code for scripts. */
final class LauncherFailure extends Exception {

    private static final long serialVersionUID = 1L;

    private final ExitCode code;

    LauncherFailure(ExitCode code, String message) {
        super(message);
        this.code = code;
    }

    LauncherFailure(ExitCode code, String message, Throwable cause) {
        super(message, cause);
        this.code = code;
    }

    ExitCode code() {
        return code;
    }
}
