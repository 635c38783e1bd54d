package io.dossier.outlines.model;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.Optional;
import java.util.UUID;

/** Outlines by the document that they belong to. */
@Dependent
public class OutlineRepository {

    private final EntityManager entityManager;

    @Inject
    public OutlineRepository(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    public void add(Outline outline) {
        entityManager.persist(outline);
    }

    public Optional<Outline> ofDocument(UUID documentId) {
        return Optional.ofNullable(entityManager.find(Outline.class, documentId));
    }
}
