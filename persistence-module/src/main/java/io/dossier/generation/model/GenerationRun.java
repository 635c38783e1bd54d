package io.dossier.generation.model;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.UUID;

/** One version of a document on its way from the request to Ready or Failed. */
@Entity
@Table(name = "generation_run")
public class GenerationRun {

    @Id
    private UUID id;

    @Column(name = "document_id")
    private UUID documentId;

    private int version;

    @Column(name = "organization_id")
    private UUID organizationId;

    @Enumerated(EnumType.STRING)
    private RunStatus status;

    private int priority;
    private int attempts;
    private long claim;
    private String owner;

    @Column(name = "lease_until")
    private OffsetDateTime leaseUntil;

    @Column(name = "due_at")
    private OffsetDateTime dueAt;

    @Column(name = "execution_id")
    private Long executionId;

    private String problem;

    @Column(name = "created_at")
    private OffsetDateTime createdAt;

    @Column(name = "finished_at")
    private OffsetDateTime finishedAt;

    protected GenerationRun() {}

    /** A run that waits from now on. */
    public GenerationRun(UUID id, UUID documentId, int version, UUID organizationId, OffsetDateTime now) {
        this.id = id;
        this.documentId = documentId;
        this.version = version;
        this.organizationId = organizationId;
        this.status = RunStatus.PENDING;
        this.dueAt = now;
        this.createdAt = now;
    }

    /** The document is written. */
    public void done(OffsetDateTime now) {
        finish(RunStatus.DONE, now);
    }

    /** The document cannot be written. */
    public void fail(String message, OffsetDateTime now) {
        finish(RunStatus.FAILED, now);
        problem = message;
    }

    /** Something around the run failed: it waits for another attempt. */
    public void handBack(String reason, OffsetDateTime dueAt) {
        status = status.moveTo(RunStatus.PENDING);
        release();
        this.dueAt = dueAt;
        problem = reason;
    }

    /** A failed run is asked for once more; what the ledger holds stays done. */
    public void requeue(OffsetDateTime now) {
        status = status.moveTo(RunStatus.PENDING);
        attempts = 0;
        problem = null;
        finishedAt = null;
        dueAt = now;
    }

    /** Another step is done: attempts count from here. */
    public void progressed() {
        attempts = 0;
    }

    /** Under which number the batch runtime knows the current attempt. */
    public void startedAs(long executionId) {
        this.executionId = executionId;
    }

    /** Whether that claim is still the one that counts. */
    public boolean isHeldBy(Claim other) {
        return status == RunStatus.RUNNING && claim == other.number() && id.equals(other.runId());
    }

    private void finish(RunStatus end, OffsetDateTime now) {
        status = status.moveTo(end);
        release();
        finishedAt = now;
    }

    private void release() {
        owner = null;
        leaseUntil = null;
    }

    public UUID id() {
        return id;
    }

    public UUID documentId() {
        return documentId;
    }

    public int version() {
        return version;
    }

    public UUID organizationId() {
        return organizationId;
    }

    public RunStatus status() {
        return status;
    }

    /** Claims since the last step that was completed. */
    public int attempts() {
        return attempts;
    }

    public String problem() {
        return problem;
    }

    /** When the version was asked for: the date of the document that it writes. */
    public OffsetDateTime createdAt() {
        return createdAt;
    }

    public Claim claim() {
        return new Claim(id, claim);
    }
}
