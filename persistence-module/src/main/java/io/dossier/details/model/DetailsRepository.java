package io.dossier.details.model;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Details records. */
@Dependent
public class DetailsRepository {

    private final EntityManager entityManager;

    @Inject
    public DetailsRepository(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    public void add(DetailsRecord details) {
        entityManager.persist(details);
    }

    public Optional<DetailsRecord> find(UUID id) {
        return Optional.ofNullable(entityManager.find(DetailsRecord.class, id));
    }

    public Optional<DetailsRecord> ofDocument(UUID documentId) {
        return entityManager
                .createQuery("select r from DetailsRecord r where r.documentId = :document", DetailsRecord.class)
                .setParameter("document", documentId)
                .getResultStream()
                .findFirst();
    }

    /** The headings of a document in order; empty if there is no record. */
    public List<SectionHeading> headings(UUID documentId) {
        return entityManager
                .createQuery(
                        "select new io.dossier.details.model.SectionHeading(s.title, s.orderIndex)"
                                + " from DetailsSection s where s.record.documentId = :document order by s.orderIndex",
                        SectionHeading.class)
                .setParameter("document", documentId)
                .getResultList();
    }
}
