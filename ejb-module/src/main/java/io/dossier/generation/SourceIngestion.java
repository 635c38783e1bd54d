package io.dossier.generation;

import io.dossier.generation.model.Claim;
import io.dossier.generation.model.Step;
import io.dossier.library.SourceFile;
import io.dossier.library.SourceLibrary;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** The second step: every source is cut into passages, embedded and indexed. */
@ApplicationScoped
public class SourceIngestion {

    private RunLedger ledger;
    private SourceLibrary library;

    protected SourceIngestion() {}

    @Inject
    public SourceIngestion(RunLedger ledger, SourceLibrary library) {
        this.ledger = ledger;
        this.library = library;
    }

    /** Ingests what the ledger does not hold. */
    public void perform(Claim claim) {
        RunWork work = ledger.begin(claim, Step.INGEST);
        for (SourceFile source : work.sources()) {
            if (!work.done().contains(source.sha256())) {
                library.ingest(work.organizationId(), source.sha256());
                ledger.complete(claim, Step.INGEST, source.sha256(), null, () -> {});
            }
        }
    }
}
