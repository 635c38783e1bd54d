package io.dossier.identity.model;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.OffsetDateTime;

/** Tokens withdrawn before they expire. */
@Dependent
public class RevokedTokenRepository {

    private final EntityManager entityManager;

    @Inject
    public RevokedTokenRepository(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    public boolean contains(String jti) {
        return entityManager.find(RevokedToken.class, jti) != null;
    }

    /** Revoking twice is revoking once. */
    public void add(String jti, OffsetDateTime expiresAt) {
        entityManager
                .createNativeQuery("insert into revoked_token (jti, expires_at) values (?1, ?2) on conflict do nothing")
                .setParameter(1, jti)
                .setParameter(2, expiresAt)
                .executeUpdate();
    }

    /** A token that has expired is refused anyway. */
    public void forgetExpired(OffsetDateTime now) {
        entityManager
                .createQuery("delete from RevokedToken t where t.expiresAt < :now")
                .setParameter("now", now)
                .executeUpdate();
    }
}
