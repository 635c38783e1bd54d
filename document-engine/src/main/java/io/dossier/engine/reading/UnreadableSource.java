package io.dossier.engine.reading;

import io.dossier.engine.model.Problem;

/** A file that cannot be read, with a sentence for its owner: what is wrong and what to do. */
public final class UnreadableSource extends RuntimeException {

    private final transient Problem problem;

    public UnreadableSource(Problem problem, String message) {
        super(message);
        this.problem = problem;
    }

    public UnreadableSource(Problem problem, String message, Throwable cause) {
        super(message, cause);
        this.problem = problem;
    }

    /** The class of the fault. */
    public Problem problem() {
        return problem;
    }

    /** A bound of {@link ReadingLimits} was met; {@code what} completes "The file has more than …". */
    public static UnreadableSource tooLarge(String what) {
        return new UnreadableSource(
                Problem.TOO_LARGE,
                "The file has more than " + what + ". Split it into smaller files and upload those.");
    }
}
