package io.dossier.identity.model;

import jakarta.persistence.CollectionTable;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;

/** Someone who may ask for something. An account that is no longer active is refused like an unknown one. */
@Entity
@Table(name = "account")
public class Account {

    private static final String OWNER = "Owner";

    @Id
    @Column(name = "user_id")
    private String userId;

    private String email;

    @Column(name = "organization_id")
    private UUID organizationId;

    private String role;

    private boolean active;

    @Column(name = "created_at")
    private OffsetDateTime createdAt;

    @ElementCollection(fetch = FetchType.EAGER)
    @CollectionTable(name = "account_permission", joinColumns = @JoinColumn(name = "user_id"))
    @Column(name = "permission")
    private Set<String> permissions = new TreeSet<>();

    protected Account() {}

    /** @param organizationId null for an account that may not do anything yet */
    public Account(String userId, UUID organizationId, String role, Set<String> permissions, OffsetDateTime createdAt) {
        this.userId = userId;
        this.email = userId;
        this.organizationId = organizationId;
        this.role = role;
        this.permissions.addAll(permissions);
        this.active = true;
        this.createdAt = createdAt;
    }

    public String userId() {
        return userId;
    }

    public String email() {
        return email;
    }

    /** Null for an account without one. */
    public UUID organizationId() {
        return organizationId;
    }

    /** Owner, Internal, or any other name. */
    public String role() {
        return role;
    }

    public boolean active() {
        return active;
    }

    public OffsetDateTime createdAt() {
        return createdAt;
    }

    public void deactivate() {
        active = false;
    }

    /** What everybody may and what was granted, and {@code admin} for an Owner. */
    public Set<String> permissions() {
        Set<String> effective = Permissions.ofEverybodyAnd(permissions);
        if (role.equals(OWNER)) {
            effective.add(Permissions.ADMIN);
        }
        return effective;
    }
}
