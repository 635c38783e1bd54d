package io.dossier.documentsets.model;

import io.dossier.identity.model.Visibility;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.TypedQuery;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Document sets and the keys that clients give to them. */
@Dependent
public class DocumentSetRepository {

    private final EntityManager entityManager;

    @Inject
    public DocumentSetRepository(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    public void add(DocumentSet set) {
        entityManager.persist(set);
    }

    /** What the caller sees, newest first. */
    public List<DocumentSet> list(Visibility visibility) {
        return seen(visibility, "").getResultList();
    }

    /** Those of this name that the caller sees. */
    public List<DocumentSet> named(Visibility visibility, String name) {
        return seen(visibility, " and s.name = :name")
                .setParameter("name", name)
                .getResultList();
    }

    /** The set, if the caller sees it. */
    public Optional<DocumentSet> visible(Visibility visibility, UUID id) {
        return seen(visibility, " and s.id = :id")
                .setParameter("id", id)
                .getResultStream()
                .findFirst();
    }

    /** The set, whoever's it is. */
    public Optional<DocumentSet> find(UUID id) {
        return Optional.ofNullable(entityManager.find(DocumentSet.class, id));
    }

    /** Locks the set to the end of the transaction and reads it anew, for a change. */
    public void lock(DocumentSet set) {
        entityManager.refresh(set, LockModeType.PESSIMISTIC_WRITE);
    }

    /** The set that a client's key names. */
    public Optional<UUID> boundTo(UUID organizationId, String key) {
        List<?> ids = entityManager
                .createNativeQuery(
                        "select document_set_id from document_set_key where organization_id = ?1 and key = ?2")
                .setParameter(1, organizationId)
                .setParameter(2, key)
                .getResultList();
        return ids.stream().findFirst().map(UUID.class::cast);
    }

    /** Lets a key name a set from now on; a key that already names one keeps it. Answers the set that it names. */
    public UUID bind(UUID organizationId, String key, UUID setId) {
        entityManager
                .createNativeQuery("insert into document_set_key (organization_id, key, document_set_id)"
                        + " values (?1, ?2, ?3) on conflict do nothing")
                .setParameter(1, organizationId)
                .setParameter(2, key)
                .setParameter(3, setId)
                .executeUpdate();
        return boundTo(organizationId, key).orElseThrow();
    }

    private TypedQuery<DocumentSet> seen(Visibility visibility, String condition) {
        String own = visibility.wholeOrganization() ? "" : " and :user member of s.userIds";
        TypedQuery<DocumentSet> query = entityManager
                .createQuery(
                        "select s from DocumentSet s where s.organizationId = :organization" + own + condition
                                + " order by s.createdAt desc, s.id desc",
                        DocumentSet.class)
                .setParameter("organization", visibility.organizationId());
        return visibility.wholeOrganization() ? query : query.setParameter("user", visibility.userId());
    }
}
