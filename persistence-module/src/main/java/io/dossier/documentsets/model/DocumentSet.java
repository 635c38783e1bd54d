package io.dossier.documentsets.model;

import jakarta.persistence.CollectionTable;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.OrderColumn;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** A group of documents with the people who work on them. */
@Entity
@Table(name = "document_set")
public class DocumentSet {

    @Id
    private UUID id;

    @Column(name = "organization_id")
    private UUID organizationId;

    private String name;

    private String details;

    private int version;

    @Column(name = "created_at")
    private OffsetDateTime createdAt;

    @Column(name = "updated_at")
    private OffsetDateTime updatedAt;

    @ElementCollection
    @CollectionTable(name = "document_set_user", joinColumns = @JoinColumn(name = "document_set_id"))
    @OrderColumn(name = "position")
    @Column(name = "user_id")
    private List<String> userIds = new ArrayList<>();

    protected DocumentSet() {}

    /** An empty set, version 1, whose maker is its member. */
    public DocumentSet(UUID id, UUID organizationId, String name, String maker, OffsetDateTime now) {
        this.id = id;
        this.organizationId = organizationId;
        this.name = name;
        this.version = 1;
        this.userIds.add(maker);
        this.createdAt = now;
        this.updatedAt = now;
    }

    /** A document has joined. */
    public void joined(OffsetDateTime now) {
        version++;
        updatedAt = now;
    }

    public UUID id() {
        return id;
    }

    public UUID organizationId() {
        return organizationId;
    }

    public String name() {
        return name;
    }

    /** A description, or null. */
    public String details() {
        return details;
    }

    public int version() {
        return version;
    }

    public OffsetDateTime createdAt() {
        return createdAt;
    }

    public OffsetDateTime updatedAt() {
        return updatedAt;
    }

    public List<String> userIds() {
        return List.copyOf(userIds);
    }

    public boolean hasMember(String userId) {
        return userIds.contains(userId);
    }
}
