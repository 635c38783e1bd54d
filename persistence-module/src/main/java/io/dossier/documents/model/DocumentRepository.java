package io.dossier.documents.model;

import io.dossier.identity.model.Visibility;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.TypedQuery;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Documents, and the one rule of who sees which. */
@Dependent
public class DocumentRepository {

    /** What a caller sees who does not see the whole organization. */
    private static final String OWN =
            " and (d.documentSetId in (select s.id from DocumentSet s join s.userIds u where u = :user)"
                    + " or (d.documentSetId is null and d.owner = :user))";

    private final EntityManager entityManager;

    @Inject
    public DocumentRepository(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    public void add(Document document) {
        entityManager.persist(document);
    }

    public Optional<Document> find(UUID id) {
        return Optional.ofNullable(entityManager.find(Document.class, id));
    }

    /** The document of this id, which is known to exist. */
    public Document get(UUID id) {
        return find(id).orElseThrow(() -> new IllegalStateException("No document " + id));
    }

    /** The document, locked to the end of the transaction. */
    public Optional<Document> lock(UUID id) {
        return Optional.ofNullable(entityManager.find(Document.class, id, LockModeType.PESSIMISTIC_WRITE));
    }

    /** What the caller sees, newest first. */
    public List<DocumentLine> list(Visibility visibility) {
        String query = "select new io.dossier.documents.model.DocumentLine("
                + "d.id, d.name, d.createdAt, d.updatedAt, d.documentSetId, t.id, t.name)"
                + " from Document d left join Template t on t.id = d.templateId" + seenBy(visibility)
                + " order by d.createdAt desc, d.id desc";
        return as(visibility, entityManager.createQuery(query, DocumentLine.class))
                .getResultList();
    }

    /** The names behind a document's ids. */
    public DocumentNames names(UUID id) {
        return entityManager
                .createQuery(
                        "select new io.dossier.documents.model.DocumentNames(s.name, t.name, a.email) from Document d"
                                + " left join DocumentSet s on s.id = d.documentSetId"
                                + " left join Template t on t.id = d.templateId"
                                + " left join Account a on a.userId = d.owner where d.id = :id",
                        DocumentNames.class)
                .setParameter("id", id)
                .getSingleResult();
    }

    /** Those of the given documents that the caller sees. */
    public List<UUID> visible(Visibility visibility, Collection<UUID> ids) {
        if (ids.isEmpty()) {
            return List.of();
        }
        String query = "select d.id from Document d" + seenBy(visibility) + " and d.id in :ids";
        return as(visibility, entityManager.createQuery(query, UUID.class))
                .setParameter("ids", ids)
                .getResultList();
    }

    public boolean isVisible(Visibility visibility, UUID id) {
        return !visible(visibility, List.of(id)).isEmpty();
    }

    /** Which documents are in the sets that the caller sees, in order of joining. */
    public List<SetMembership> memberships(Visibility visibility) {
        String query = "select new io.dossier.documents.model.SetMembership(d.documentSetId, d.id) from Document d"
                + seenBy(visibility) + " and d.documentSetId is not null order by d.createdAt, d.id";
        return as(visibility, entityManager.createQuery(query, SetMembership.class))
                .getResultList();
    }

    /** The documents of a set in order of joining. */
    public List<Document> inSet(UUID documentSetId) {
        return entityManager
                .createQuery(
                        "select d from Document d where d.documentSetId = :set order by d.createdAt, d.id",
                        Document.class)
                .setParameter("set", documentSetId)
                .getResultList();
    }

    /**
     * The document that is written to this file. Until the end of the transaction nobody else gets an answer for the
     * same name, so that of two requests at the same time the second sees what the first has added.
     */
    public Optional<Document> claimOutputName(UUID organizationId, String outputName) {
        entityManager
                .createNativeQuery("select cast(pg_advisory_xact_lock(hashtextextended(?1, 0)) as text)")
                .setParameter(1, organizationId + "/output/" + outputName)
                .getSingleResult();
        return entityManager
                .createQuery(
                        "select d from Document d where d.organizationId = :organization and d.outputName = :name",
                        Document.class)
                .setParameter("organization", organizationId)
                .setParameter("name", outputName)
                .getResultStream()
                .findFirst();
    }

    private static String seenBy(Visibility visibility) {
        return " where d.organizationId = :organization" + (visibility.wholeOrganization() ? "" : OWN);
    }

    private static <T> TypedQuery<T> as(Visibility visibility, TypedQuery<T> query) {
        query.setParameter("organization", visibility.organizationId());
        if (!visibility.wholeOrganization()) {
            query.setParameter("user", visibility.userId());
        }
        return query;
    }
}
