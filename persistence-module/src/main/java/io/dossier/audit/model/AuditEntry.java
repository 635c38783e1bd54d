package io.dossier.audit.model;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.UUID;

/** One thing that someone did or was refused. */
@Entity
@Table(name = "audit_entry")
public class AuditEntry {

    @Id
    private UUID id;

    private OffsetDateTime at;

    @Embedded
    private Actor actor;

    private String action;

    @Convert(converter = AuditCategoryConverter.class)
    private AuditCategory category;

    @Column(name = "resource_type")
    private String resourceType;

    @Column(name = "resource_id")
    private String resourceId;

    @Convert(converter = AuditMetadataConverter.class)
    private Map<String, Object> metadata;

    protected AuditEntry() {}

    public AuditEntry(UUID id, OffsetDateTime at, Actor actor, String action, AuditCategory category) {
        this.id = id;
        this.at = at;
        this.actor = actor;
        this.action = action;
        this.category = category;
    }

    /** @param resource null for a thing without id */
    public AuditEntry about(String type, String resource, Map<String, Object> facts) {
        resourceType = type;
        resourceId = resource;
        metadata = facts;
        return this;
    }

    public UUID id() {
        return id;
    }

    public OffsetDateTime at() {
        return at;
    }

    public Actor actor() {
        return actor;
    }

    public String action() {
        return action;
    }

    public AuditCategory category() {
        return category;
    }

    public String resourceType() {
        return resourceType;
    }

    public String resourceId() {
        return resourceId;
    }

    public Map<String, Object> metadata() {
        return metadata;
    }
}
