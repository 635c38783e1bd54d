package io.dossier.identity.model;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Organizations and accounts by their names. */
@Dependent
public class AccountRepository {

    private final EntityManager entityManager;

    @Inject
    public AccountRepository(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    public Optional<Account> find(String userId) {
        return Optional.ofNullable(entityManager.find(Account.class, userId));
    }

    /** Those of the given users that exist, in order of their ids. */
    public List<Account> findAll(Collection<String> userIds) {
        if (userIds.isEmpty()) {
            return List.of();
        }
        return entityManager
                .createQuery("select a from Account a where a.userId in :ids order by a.userId", Account.class)
                .setParameter("ids", userIds)
                .getResultList();
    }

    public Optional<Organization> organizationNamed(String name) {
        return entityManager
                .createQuery("select o from Organization o where o.name = :name", Organization.class)
                .setParameter("name", name)
                .getResultStream()
                .findFirst();
    }

    public void add(Account account) {
        entityManager.persist(account);
    }

    public Organization add(Organization organization) {
        entityManager.persist(organization);
        // Its accounts name it by id only, so that the provider does not know that it must be written first.
        entityManager.flush();
        return organization;
    }
}
