package io.dossier.engine.worker;

/** A task that its input does not allow: says why, in words for the file's owner. */
final class TaskRefused extends Exception {

    private static final long serialVersionUID = 1L;

    private final WorkerAnswer.Problem problem;

    TaskRefused(WorkerAnswer.Problem problem, String message, Throwable cause) {
        super(message, cause);
        this.problem = problem;
    }

    WorkerAnswer.Problem problem() {
        return problem;
    }
}
