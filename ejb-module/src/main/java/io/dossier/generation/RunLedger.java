package io.dossier.generation;

import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentRepository;
import io.dossier.documents.model.DocumentSource;
import io.dossier.documents.model.DocumentStatus;
import io.dossier.errors.DossierException;
import io.dossier.files.model.StoredObject;
import io.dossier.generation.model.Claim;
import io.dossier.generation.model.GenerationRun;
import io.dossier.generation.model.GenerationRunRepository;
import io.dossier.generation.model.RunStepRepository;
import io.dossier.generation.model.Step;
import io.dossier.library.SourceFile;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The short transactions of a step: one when it begins, one for each part that it completes. All hold the run's row, so
 * that only the claim that counts gets through. Called by steps, which have no caller.
 */
@Stateless
@PermitAll
@TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)
public class RunLedger {

    private GenerationRunRepository runs;
    private RunStepRepository steps;
    private DocumentRepository documents;
    private Clock clock;

    protected RunLedger() {}

    @Inject
    public RunLedger(GenerationRunRepository runs, RunStepRepository steps, DocumentRepository documents, Clock clock) {
        this.runs = runs;
        this.steps = steps;
        this.documents = documents;
        this.clock = clock;
    }

    /**
     * Begins a step, or goes on with it: the document's status follows.
     *
     * @throws LostClaim if the claim counts no longer
     * @throws DossierException if a source was not there when it was pinned
     */
    public RunWork begin(Claim claim, Step step) {
        GenerationRun run = held(claim);
        Document document = documents.get(run.documentId());
        if (document.status().canMoveTo(statusIn(step))) {
            document.advanceTo(statusIn(step), now());
        }
        return new RunWork(
                claim,
                document.id(),
                run.version(),
                document.organizationId(),
                run.createdAt().toInstant(),
                sources(document),
                steps.parts(run, step));
    }

    /** The sources in the order in which the user named them, each content once. */
    private static List<SourceFile> sources(Document document) {
        Map<String, SourceFile> byContent = new LinkedHashMap<>();
        for (DocumentSource source : document.sources()) {
            StoredObject object = source.object()
                    .orElseThrow(() -> DossierException.invalid(source.problem().orElseThrow()));
            byContent.putIfAbsent(object.sha256(), new SourceFile(object.key(), object.sha256(), source.name()));
        }
        return List.copyOf(byContent.values());
    }

    /** The parts of a step that are done. */
    public Set<String> parts(Claim claim, Step step) {
        return steps.parts(held(claim), step);
    }

    /** What a part of a step left behind, as JSON. */
    public String result(Claim claim, Step step, String part) {
        return steps.result(held(claim), step, part)
                .orElseThrow(() -> new IllegalStateException("Step %s left nothing".formatted(step)));
    }

    /**
     * Completes a part: what it writes and its entry commit together.
     *
     * @param result JSON for later steps, or null
     * @param writes the part's own rows
     * @throws LostClaim if the claim counts no longer; nothing is written
     */
    public void complete(Claim claim, Step step, String part, String result, Runnable writes) {
        GenerationRun run = held(claim);
        writes.run();
        steps.add(run, step, part, result);
        run.progressed();
    }

    /** Completes the last step: the document is Ready, the run done. */
    public void completeRun(Claim claim, Runnable writes) {
        complete(claim, Step.PRODUCE, RunWork.WHOLE, null, writes);
        held(claim).done(now());
    }

    private GenerationRun held(Claim claim) {
        return runs.lock(claim).orElseThrow(() -> new LostClaim(claim));
    }

    private OffsetDateTime now() {
        return OffsetDateTime.now(clock);
    }

    private static DocumentStatus statusIn(Step step) {
        return switch (step) {
            case EXTRACT, INGEST -> DocumentStatus.INGESTING;
            case OUTLINE, RULES, PRODUCE -> DocumentStatus.GENERATING;
        };
    }
}
