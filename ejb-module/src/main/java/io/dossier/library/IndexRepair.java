package io.dossier.library;

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

/** Repairs the index of this node every ten minutes. Timers have no caller, so all roles may. */
@Singleton
@Startup
@PermitAll
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class IndexRepair {

    private static final Logger LOG = Logger.getLogger(IndexRepair.class.getName());

    private LibraryIndex index;

    protected IndexRepair() {}

    @Inject
    public IndexRepair(LibraryIndex index) {
        this.index = index;
    }

    /** A timer that throws twice is removed by the server: the database may be down for longer than that. */
    @Schedule(hour = "*", minute = "*/10", persistent = false)
    void repair(Timer timer) {
        try {
            index.repair();
        } catch (EJBException e) {
            LOG.log(Level.WARNING, "The search index could not be compared with the database", e);
        }
    }
}
