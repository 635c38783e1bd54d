package io.dossier.generation;

import io.dossier.errors.DossierException;
import io.dossier.generation.model.Claim;
import io.dossier.generation.model.Step;
import io.dossier.library.SourceFile;
import io.dossier.library.SourceLibrary;
import io.dossier.workers.UnreadableFile;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** The first step: every source is read and classified. */
@ApplicationScoped
public class SourceReading {

    private RunLedger ledger;
    private SourceLibrary library;

    protected SourceReading() {}

    @Inject
    public SourceReading(RunLedger ledger, SourceLibrary library) {
        this.ledger = ledger;
        this.library = library;
    }

    /** Reads what the ledger does not hold. */
    public void perform(Claim claim) {
        RunWork work = ledger.begin(claim, Step.EXTRACT);
        for (SourceFile source : work.sources()) {
            if (!work.done().contains(source.sha256())) {
                read(work, source);
            }
        }
    }

    private void read(RunWork work, SourceFile source) {
        try {
            library.read(work.organizationId(), source);
        } catch (UnreadableFile e) {
            throw DossierException.invalid(source.name() + ": " + e.getMessage());
        }
        ledger.complete(work.claim(), Step.EXTRACT, source.sha256(), null, () -> {});
    }
}
