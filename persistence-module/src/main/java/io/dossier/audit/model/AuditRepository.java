package io.dossier.audit.model;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;

/** Adds to the audit log. */
@Dependent
public class AuditRepository {

    private final EntityManager entityManager;

    @Inject
    public AuditRepository(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    public void add(AuditEntry entry) {
        entityManager.persist(entry);
    }
}
