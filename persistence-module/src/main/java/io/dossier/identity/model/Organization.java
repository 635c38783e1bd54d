package io.dossier.identity.model;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.UUID;

/** The tenant: everything belongs to one organization and is seen by no other. */
@Entity
@Table(name = "organization")
public class Organization {

    @Id
    private UUID id;

    private String name;

    @Column(name = "created_at")
    private OffsetDateTime createdAt;

    protected Organization() {}

    public Organization(UUID id, String name, OffsetDateTime createdAt) {
        this.id = id;
        this.name = name;
        this.createdAt = createdAt;
    }

    public UUID id() {
        return id;
    }

    public String name() {
        return name;
    }

    public OffsetDateTime createdAt() {
        return createdAt;
    }
}
