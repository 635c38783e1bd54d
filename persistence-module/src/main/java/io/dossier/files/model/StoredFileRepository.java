package io.dossier.files.model;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Files of one organization. */
@Dependent
public class StoredFileRepository {

    private final EntityManager entityManager;

    @Inject
    public StoredFileRepository(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    /** Adds the file; one of the same name in the same container is superseded. */
    public void add(StoredFile file) {
        // Two uploads of one name at the same time: the second waits, so that one of them ends as the current one.
        entityManager
                .createNativeQuery("select cast(pg_advisory_xact_lock(hashtextextended(?1, 0)) as text)")
                .setParameter(1, file.organizationId() + "/" + file.container() + "/" + file.name())
                .getSingleResult();
        entityManager
                .createQuery("update StoredFile f set f.current = false where f.organizationId = :organization"
                        + " and f.container = :container and f.name = :name and f.current = true")
                .setParameter("organization", file.organizationId())
                .setParameter("container", file.container())
                .setParameter("name", file.name())
                .executeUpdate();
        entityManager.persist(file);
        entityManager.flush();
    }

    /** What a container holds, by name. */
    public List<StoredFile> list(UUID organizationId, String container) {
        return entityManager
                .createQuery(
                        "select f from StoredFile f where f.organizationId = :organization"
                                + " and f.container = :container and f.current = true order by f.name",
                        StoredFile.class)
                .setParameter("organization", organizationId)
                .setParameter("container", container)
                .getResultList();
    }

    /** Current files of any container that are listed under a name or were uploaded under it. */
    public List<StoredFile> named(UUID organizationId, String name) {
        return entityManager
                .createQuery(
                        "select f from StoredFile f where f.organizationId = :organization and f.current = true"
                                + " and (f.name = :name or f.originalName = :name) order by f.container, f.name",
                        StoredFile.class)
                .setParameter("organization", organizationId)
                .setParameter("name", name)
                .getResultList();
    }

    /** The same within a container; the listed name wins over that of an upload. */
    public Optional<StoredFile> named(UUID organizationId, String container, String name) {
        return named(organizationId, name).stream()
                .filter(file -> file.container().equals(container))
                .min(Comparator.comparing(file -> !file.name().equals(name)));
    }

    /** The file with this object key, current or not: a key pins. */
    public Optional<StoredFile> withKey(UUID organizationId, String objectKey) {
        return entityManager
                .createQuery(
                        "select f from StoredFile f where f.organizationId = :organization"
                                + " and (f.object.key = :key or f.original.key = :key)",
                        StoredFile.class)
                .setParameter("organization", organizationId)
                .setParameter("key", objectKey)
                .getResultStream()
                .findFirst();
    }
}
