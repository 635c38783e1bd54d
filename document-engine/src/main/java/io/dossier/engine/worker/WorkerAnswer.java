package io.dossier.engine.worker;

/**
 * How a {@link WorkerTask} ended.
 *
 * @param problem null when it went well
 * @param message what is wrong with the file, in words for its owner; null when it went well
 */
public record WorkerAnswer(Problem problem, String message) {

    /** The task is done and its output is written. */
    public static final WorkerAnswer DONE = new WorkerAnswer(null, null);

    /** Why a task did not end well. */
    public enum Problem {
        /** The file needs a password. */
        ENCRYPTED,
        /** The file is damaged or is not what its name says. */
        UNREADABLE,
        /** The file has nothing in it. */
        EMPTY,
        /** A bound on size, pages, cells or memory was met. */
        TOO_LARGE,
        /** The worker took longer than allowed and was ended. */
        TIMED_OUT,
        /** The worker died or misbehaved: not the file's owner's fault, worth another try. */
        CRASHED
    }
}
