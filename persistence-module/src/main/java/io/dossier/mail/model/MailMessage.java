package io.dossier.mail.model;

import io.dossier.ids.Ids;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.UUID;

/** A mail about a document. */
@Entity
@Table(name = "mail_outbox")
public class MailMessage {

    @Id
    private UUID id;

    @Column(name = "organization_id")
    private UUID organizationId;

    @Column(name = "document_id")
    private UUID documentId;

    private int version;

    @Enumerated(EnumType.STRING)
    private MailKind kind;

    private String recipient;

    @Column(name = "document_name")
    private String documentName;

    @Column(name = "document_set_name")
    private String documentSetName = "";

    @Column(name = "happened_at")
    private OffsetDateTime happenedAt;

    private int attempts;

    @Column(name = "next_attempt")
    private OffsetDateTime nextAttempt;

    @Column(name = "sent_at")
    private OffsetDateTime sentAt;

    @Column(name = "last_error")
    private String lastError;

    protected MailMessage() {}

    /** A mail that is due at once. */
    public MailMessage(UUID organizationId, UUID documentId, int version, MailKind kind, OffsetDateTime happenedAt) {
        this.id = Ids.next();
        this.organizationId = organizationId;
        this.documentId = documentId;
        this.version = version;
        this.kind = kind;
        this.happenedAt = happenedAt;
        this.nextAttempt = happenedAt;
    }

    public MailMessage to(String address) {
        recipient = address;
        return this;
    }

    /** @param setName empty for a document without set */
    public MailMessage about(String name, String setName) {
        documentName = name;
        documentSetName = setName;
        return this;
    }

    /** Someone tries to send it; it is due again at the given time if nothing is heard of it. */
    public void attempt(OffsetDateTime dueAgain) {
        attempts++;
        nextAttempt = dueAgain;
    }

    public void sent(OffsetDateTime now) {
        sentAt = now;
        nextAttempt = null;
        lastError = null;
    }

    /** @param again null to give it up */
    public void failed(String error, OffsetDateTime again) {
        lastError = error;
        nextAttempt = again;
    }

    public UUID id() {
        return id;
    }

    public UUID organizationId() {
        return organizationId;
    }

    public UUID documentId() {
        return documentId;
    }

    public int version() {
        return version;
    }

    public MailKind kind() {
        return kind;
    }

    public String recipient() {
        return recipient;
    }

    public String documentName() {
        return documentName;
    }

    public String documentSetName() {
        return documentSetName;
    }

    public OffsetDateTime happenedAt() {
        return happenedAt;
    }

    public int attempts() {
        return attempts;
    }
}
