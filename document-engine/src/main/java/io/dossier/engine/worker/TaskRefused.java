package io.dossier.engine.worker;

import io.dossier.engine.model.Problem;

/** A task that its input does not allow: says why, in words for the file's owner. */
final class TaskRefused extends Exception {

    private static final long serialVersionUID = 1L;

    private final Problem problem;

    TaskRefused(Problem problem, String message, Throwable cause) {
        super(message, cause);
        this.problem = problem;
    }

    Problem problem() {
        return problem;
    }
}
