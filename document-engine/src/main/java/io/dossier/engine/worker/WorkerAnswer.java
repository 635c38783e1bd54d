package io.dossier.engine.worker;

import io.dossier.engine.model.Problem;

/**
 * How a {@link WorkerTask} ended.
 *
 * @param problem null when it went well
 * @param message what is wrong with the file, in words for its owner; null when it went well
 */
public record WorkerAnswer(Problem problem, String message) {

    /** The task is done and its output is written. */
    public static final WorkerAnswer DONE = new WorkerAnswer(null, null);
}
