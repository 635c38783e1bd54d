package io.dossier.files.model;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.OffsetDateTime;
import java.util.List;

/** Keys of objects that no row names yet. */
@Dependent
public class ReservedObjectRepository {

    private final EntityManager entityManager;

    @Inject
    public ReservedObjectRepository(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    public void reserve(String key, OffsetDateTime now) {
        entityManager.persist(new ReservedObject(key, now));
        entityManager.flush();
    }

    /**
     * Ends reservations because a row names the objects now.
     *
     * @return false if one has expired: its object is removed, or about to be
     */
    public boolean keep(List<String> keys) {
        int kept = entityManager
                .createQuery("delete from ReservedObject o where o.key in :keys and o.expired = false")
                .setParameter("keys", keys)
                .executeUpdate();
        return kept == keys.size();
    }

    /** Ends a reservation because the object is gone. */
    public void release(String key) {
        entityManager
                .createQuery("delete from ReservedObject o where o.key = :key")
                .setParameter("key", key)
                .executeUpdate();
    }

    /** Lets reservations expire that were made before a time, and returns the keys of all that have, oldest first. */
    public List<String> expire(OffsetDateTime before, int most) {
        entityManager
                .createQuery("update ReservedObject o set o.expired = true where o.reservedAt < :before")
                .setParameter("before", before)
                .executeUpdate();
        return entityManager
                .createQuery(
                        "select o.key from ReservedObject o where o.expired = true order by o.reservedAt, o.key",
                        String.class)
                .setMaxResults(most)
                .getResultList();
    }
}
