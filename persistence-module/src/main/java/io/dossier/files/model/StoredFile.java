package io.dossier.files.model;

import jakarta.persistence.AttributeOverride;
import jakarta.persistence.Column;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.UUID;

/** A file as it was stored once. Immutable, but for being superseded by a later file of the same name. */
@Entity
@Table(name = "stored_file")
public class StoredFile {

    @Id
    private UUID id;

    @Column(name = "organization_id")
    private UUID organizationId;

    private String container;

    private String name;

    @Column(name = "content_type")
    private String contentType;

    private long size;

    @Embedded
    private StoredObject object;

    @Embedded
    @AttributeOverride(name = "key", column = @Column(name = "original_key"))
    @AttributeOverride(name = "sha256", column = @Column(name = "original_sha256"))
    private StoredObject original;

    @Column(name = "original_name")
    private String originalName;

    @Column(name = "document_id")
    private UUID documentId;

    @Column(name = "created_by")
    private String createdBy;

    @Column(name = "created_at")
    private OffsetDateTime createdAt;

    private boolean current;

    protected StoredFile() {}

    /** @param id also stands in the object's key */
    public StoredFile(UUID id, UUID organizationId, String container, String name, String createdBy) {
        this.id = id;
        this.organizationId = organizationId;
        this.container = container;
        this.name = name;
        this.createdBy = createdBy;
        this.current = true;
    }

    /** Says where the bytes lie. */
    public StoredFile storedAs(StoredObject stored, long bytes, String type, OffsetDateTime when) {
        object = stored;
        size = bytes;
        contentType = type;
        createdAt = when;
        return this;
    }

    /** Remembers what the listed file was converted from. */
    public StoredFile convertedFrom(StoredObject source, String sourceName) {
        original = source;
        originalName = sourceName;
        return this;
    }

    /** Ties a generated file to its document, which then decides who sees it. */
    public StoredFile generatedFor(UUID document) {
        documentId = document;
        return this;
    }

    public UUID id() {
        return id;
    }

    public UUID organizationId() {
        return organizationId;
    }

    public String container() {
        return container;
    }

    /** Path within the container, as listed. */
    public String name() {
        return name;
    }

    public String contentType() {
        return contentType;
    }

    /** Bytes of the listed file. */
    public long size() {
        return size;
    }

    public String objectKey() {
        return object.key();
    }

    public String sha256() {
        return object.sha256();
    }

    /** The object that extraction reads: what was uploaded, before any conversion. */
    public StoredObject source() {
        return hasOriginal() ? original : object;
    }

    /** The name of {@link #source()} for people: without the folders that it was uploaded into. */
    public String sourceName() {
        String uploaded = hasOriginal() ? originalName : name;
        return uploaded.substring(uploaded.lastIndexOf('/') + 1);
    }

    public boolean hasOriginal() {
        return originalName != null;
    }

    /** The document that a generated file belongs to. */
    public Optional<UUID> documentId() {
        return Optional.ofNullable(documentId);
    }

    public String createdBy() {
        return createdBy;
    }

    public OffsetDateTime createdAt() {
        return createdAt;
    }

    public boolean current() {
        return current;
    }
}
