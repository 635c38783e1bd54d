package io.dossier.generation.jobs;

import io.dossier.generation.model.Claim;

/** The batch runtime as the dispatcher sees it. */
public interface JobStarter {

    /**
     * Starts the job of a claimed run and returns at once.
     *
     * @return the runtime's number of the execution
     * @throws jakarta.batch.operations.BatchRuntimeException if it cannot be started now
     */
    long start(Claim claim);

    /** Whether the execution may still be at work. */
    boolean isAtWork(long execution);
}
