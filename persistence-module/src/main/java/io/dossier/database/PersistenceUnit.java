package io.dossier.database;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;

/** Gives the container's entity manager, bound to the transaction of the thread, to whoever injects one. */
@ApplicationScoped
public class PersistenceUnit {

    @Produces
    @PersistenceContext(unitName = "dossier")
    private EntityManager entityManager;
}
