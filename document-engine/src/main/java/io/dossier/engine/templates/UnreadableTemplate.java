package io.dossier.engine.templates;

import io.dossier.engine.model.Problem;

/** A file that cannot serve as a Word template. The message is a sentence for the person who uploaded it. */
public class UnreadableTemplate extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Problem problem;

    public UnreadableTemplate(Problem problem, String message) {
        this(problem, message, null);
    }

    public UnreadableTemplate(Problem problem, String message, Throwable cause) {
        super(message, cause);
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
