package io.dossier.files;

import io.dossier.errors.DossierException;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.EJBException;
import jakarta.ejb.Schedule;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.Timer;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Removes what uploads that died have left in the store. Two nodes may do it at once: removing twice is harmless. Timers
 * have no caller, so all roles may.
 */
@Singleton
@Startup
@PermitAll
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class ExpiredObjects {

    private static final Logger LOG = Logger.getLogger(ExpiredObjects.class.getName());

    private ObjectStore store;
    private Reservations reservations;

    protected ExpiredObjects() {}

    @Inject
    public ExpiredObjects(ObjectStore store, Reservations reservations) {
        this.store = store;
        this.reservations = reservations;
    }

    /** A timer that throws twice is removed by the server: database or store may be down for longer than that. */
    @Schedule(hour = "*", minute = "*/10", persistent = false)
    void remove(Timer timer) {
        try {
            remove();
        } catch (EJBException | DossierException e) {
            LOG.log(Level.WARNING, "Objects of dead uploads could not be removed; the next timer tries again", e);
        }
    }

    /** Removes those that are known now. */
    public void remove() {
        for (String key : reservations.expired()) {
            store.delete(key);
            reservations.release(key);
        }
    }
}
