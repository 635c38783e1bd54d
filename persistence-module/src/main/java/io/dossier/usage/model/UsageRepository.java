package io.dossier.usage.model;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.LocalDate;
import java.util.UUID;

/** Adds to counters. */
@Dependent
public class UsageRepository {

    private final EntityManager entityManager;

    @Inject
    public UsageRepository(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    public void add(UUID organizationId, String userId, String metric, LocalDate day, long amount) {
        entityManager
                .createNativeQuery("""
                        insert into usage_counter (organization_id, user_id, metric, day, amount)
                        values (?1, ?2, ?3, ?4, ?5)
                        on conflict (organization_id, user_id, metric, day)
                        do update set amount = usage_counter.amount + excluded.amount""")
                .setParameter(1, organizationId)
                .setParameter(2, userId)
                .setParameter(3, metric)
                .setParameter(4, day)
                .setParameter(5, amount)
                .executeUpdate();
    }
}
