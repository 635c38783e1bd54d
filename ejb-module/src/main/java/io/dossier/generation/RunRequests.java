package io.dossier.generation;

import io.dossier.documents.model.Document;
import io.dossier.generation.model.GenerationRun;
import io.dossier.generation.model.GenerationRunRepository;
import io.dossier.generation.model.RunStepRepository;
import io.dossier.ids.Ids;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;

/** Puts runs into the queue, in the caller's transaction. */
@Dependent
public class RunRequests {

    private final GenerationRunRepository runs;
    private final RunStepRepository steps;
    private final RunSignal signal;
    private final Clock clock;

    @Inject
    public RunRequests(GenerationRunRepository runs, RunStepRepository steps, RunSignal signal, Clock clock) {
        this.runs = runs;
        this.steps = steps;
        this.signal = signal;
        this.clock = clock;
    }

    /** A run for a document's current version. */
    void add(Document document) {
        GenerationRun run = new GenerationRun(
                Ids.next(), document.id(), document.version(), document.organizationId(), document.createdAt());
        runs.add(run);
        signal.runWaits(run.id());
    }

    /** The run of a failed document once more, from the start: its sources may be others now. */
    void requeue(Document document) {
        GenerationRun run = runs.latestOf(document.id())
                .orElseThrow(() -> new IllegalStateException("No run of document " + document.id()));
        steps.clear(run);
        run.requeue(OffsetDateTime.now(clock));
        signal.runWaits(run.id());
    }
}
