package io.dossier.generation.jobs;

import io.dossier.errors.DossierException;
import io.dossier.generation.LostClaim;
import io.dossier.generation.RunQueue;
import io.dossier.generation.model.Claim;
import jakarta.batch.api.AbstractBatchlet;
import jakarta.batch.api.BatchProperty;
import jakarta.inject.Inject;

/** What all steps have in common: whose run it is, and how a step ends that cannot go on. */
abstract class StepBatchlet extends AbstractBatchlet {

    static final String DONE = "DONE";
    /** The job's definition stops at this status. */
    static final String STOP = "STOP";

    private static final int FIRST_OF_OURS = 500;

    @Inject
    @BatchProperty(name = GenerationJob.RUN)
    private String run;

    @Inject
    @BatchProperty(name = GenerationJob.CLAIM)
    private String claim;

    @Inject
    private RunQueue queue;

    @Override
    public final String process() {
        Claim held = GenerationJob.claim(run, claim);
        try {
            perform(held);
            return DONE;
        } catch (DossierException e) {
            return failed(held, e);
        } catch (LostClaim e) {
            return STOP;
        }
    }

    /** What is the owner's to mend ends the run; the rest ends the job, and the run waits for another attempt. */
    private String failed(Claim held, DossierException e) {
        if (e.code().status() >= FIRST_OF_OURS) {
            throw e;
        }
        queue.fail(held, e.getMessage());
        return STOP;
    }

    /** Calls the step's service. */
    abstract void perform(Claim held);
}
