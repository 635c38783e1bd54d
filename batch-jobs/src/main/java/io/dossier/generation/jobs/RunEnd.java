package io.dossier.generation.jobs;

import io.dossier.generation.RunQueue;
import io.dossier.generation.model.Claim;
import jakarta.batch.api.BatchProperty;
import jakarta.batch.api.listener.AbstractJobListener;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;

/** However a job ends: a run that is neither done nor failed waits for its next attempt, and its place is free. */
@Named("runEnd")
@Dependent
public class RunEnd extends AbstractJobListener {

    @Inject
    @BatchProperty(name = GenerationJob.RUN)
    private String run;

    @Inject
    @BatchProperty(name = GenerationJob.CLAIM)
    private String claim;

    @Inject
    private RunQueue queue;

    @Inject
    private LiveRuns live;

    @Inject
    private Dispatcher dispatcher;

    @Override
    public void afterJob() {
        Claim ended = GenerationJob.claim(run, claim);
        live.ended(ended);
        queue.handBack(ended, "A step ended unexpectedly");
        dispatcher.placeIsFree();
    }
}
