package io.dossier.mail.model;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The outbox. */
@Dependent
public class MailRepository {

    private final EntityManager entityManager;

    @Inject
    public MailRepository(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    public void add(MailMessage message) {
        entityManager.persist(message);
    }

    public Optional<MailMessage> find(UUID id) {
        return Optional.ofNullable(entityManager.find(MailMessage.class, id));
    }

    /** Whether there is a mail of this kind already. */
    public boolean exists(UUID documentId, int version, MailKind kind) {
        return entityManager
                        .createQuery(
                                "select count(m) from MailMessage m where m.documentId = :document"
                                        + " and m.version = :version and m.kind = :kind",
                                Long.class)
                        .setParameter("document", documentId)
                        .setParameter("version", version)
                        .setParameter("kind", kind)
                        .getSingleResult()
                > 0;
    }

    /** The mail that is due for longest, held until the transaction ends; those that another node holds are left out. */
    public Optional<MailMessage> due(OffsetDateTime now) {
        List<?> ids = entityManager
                .createNativeQuery("SELECT id FROM mail_outbox WHERE next_attempt <= ?1 ORDER BY next_attempt LIMIT 1"
                        + " FOR UPDATE SKIP LOCKED")
                .setParameter(1, now)
                .getResultList();
        return ids.stream().findFirst().map(id -> entityManager.find(MailMessage.class, id));
    }
}
