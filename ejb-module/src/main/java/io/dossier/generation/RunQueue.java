package io.dossier.generation;

import io.dossier.audit.AuditTrail;
import io.dossier.audit.model.Actor;
import io.dossier.audit.model.AuditCategory;
import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentRepository;
import io.dossier.generation.model.Claim;
import io.dossier.generation.model.GenerationRun;
import io.dossier.generation.model.GenerationRunRepository;
import io.dossier.mail.model.MailKind;
import io.dossier.usage.Metric;
import io.dossier.usage.Usage;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The short transactions around a run: claim, renew, hand back, fail. Called by the dispatcher and by steps, which have
 * no caller.
 */
@Stateless
@PermitAll
@TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)
public class RunQueue {

    private static final Logger LOG = Logger.getLogger(RunQueue.class.getName());

    private GenerationRunRepository runs;
    private DocumentRepository documents;
    private GenerationSettings settings;
    private NodeOwner owner;
    private DocumentMails mails;
    private AuditTrail audit;
    private Usage usage;
    private Clock clock;

    protected RunQueue() {}

    @Inject
    public RunQueue(
            GenerationRunRepository runs,
            DocumentRepository documents,
            GenerationSettings settings,
            NodeOwner owner,
            DocumentMails mails,
            AuditTrail audit,
            Usage usage,
            Clock clock) {
        this.runs = runs;
        this.documents = documents;
        this.settings = settings;
        this.owner = owner;
        this.mails = mails;
        this.audit = audit;
        this.usage = usage;
        this.clock = clock;
    }

    /** Claims the next run that is due; those that were tried too often without any progress end Failed here. */
    public Optional<Claim> claim() {
        Optional<GenerationRun> next = claimNext();
        while (next.isPresent() && next.get().attempts() > settings.maxAttempts()) {
            giveUp(next.get());
            next = claimNext();
        }
        return next.map(GenerationRun::claim);
    }

    private Optional<GenerationRun> claimNext() {
        return runs.claimNext(owner.current(), leaseSeconds(), settings.maxRunning());
    }

    private void giveUp(GenerationRun run) {
        String reason = run.problem() == null ? "the server ended in the middle of it" : run.problem();
        LOG.log(Level.SEVERE, "Run {0} is given up: {1}", new Object[] {run.id(), reason});
        fail(
                run,
                "The document could not be generated in %d attempts because of a technical problem. Reference: %s"
                        .formatted(settings.maxAttempts(), run.id()));
    }

    /** Notes under which number the batch runtime knows the claimed run. */
    public void startedAs(Claim claim, long execution) {
        runs.lock(claim).ifPresent(run -> run.startedAs(execution));
    }

    /** Keeps a claim alive; false if it has been lost. */
    public boolean renew(Claim claim) {
        return runs.renew(claim, leaseSeconds());
    }

    /** What this node had claimed in an earlier life is free to be claimed. */
    public void takeBack() {
        int freed = runs.expireLeases(owner.node(), owner.current());
        if (freed > 0) {
            LOG.log(Level.INFO, "{0} runs of this node''s earlier life go on", freed);
        }
    }

    /** A run that is neither done nor failed waits for another attempt, longer each time. */
    public void handBack(Claim claim, String reason) {
        runs.lock(claim).ifPresent(run -> run.handBack(reason, now().plus(GenerationSettings.backOff(run.attempts()))));
    }

    /** Ends a run with a message for the document's owner. */
    public void fail(Claim claim, String message) {
        runs.lock(claim).ifPresent(run -> fail(run, message));
    }

    private void fail(GenerationRun run, String message) {
        run.fail(message, now());
        documents.find(run.documentId()).ifPresent(document -> fail(document, message));
    }

    private void fail(Document document, String message) {
        document.fail(message, now());
        mails.tell(document, MailKind.DOCUMENT_FAILED);
        usage.countFor(document.organizationId(), document.owner(), Metric.DOCUMENTS_FAILED, 1);
        audit.recordFor(
                new Actor(document.owner(), document.organizationId()),
                "document_generation_failed",
                AuditCategory.ERROR,
                "document",
                document.id().toString(),
                Map.of("version", document.version(), "error", message));
    }

    private int leaseSeconds() {
        return (int) settings.lease().toSeconds();
    }

    private OffsetDateTime now() {
        return OffsetDateTime.now(clock);
    }
}
