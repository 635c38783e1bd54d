package io.dossier.engine.templates;

import io.dossier.engine.worker.WorkerAnswer;

/** A file that cannot serve as a Word template. The message is a sentence for the person who uploaded it. */
public class UnreadableTemplate extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final WorkerAnswer.Problem problem;

    public UnreadableTemplate(WorkerAnswer.Problem problem, String message) {
        this(problem, message, null);
    }

    public UnreadableTemplate(WorkerAnswer.Problem problem, String message, Throwable cause) {
        super(message, cause);
        this.problem = problem;
    }

    public WorkerAnswer.Problem problem() {
        return problem;
    }
}
