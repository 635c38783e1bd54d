package io.dossier.library;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.Resource;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.EJBException;
import jakarta.ejb.Schedule;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.Timeout;
import jakarta.ejb.Timer;
import jakarta.ejb.TimerConfig;
import jakarta.ejb.TimerService;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Repairs the index of this node soon after its start and every ten minutes: what other nodes ingested is not in it.
 * Timers have no caller, so all roles may.
 */
@Singleton
@Startup
@PermitAll
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class IndexRepair {

    private static final Logger LOG = Logger.getLogger(IndexRepair.class.getName());

    private static final long AFTER_START_MILLIS = 1000;

    private LibraryIndex index;

    @Resource
    private TimerService timers;

    protected IndexRepair() {}

    @Inject
    public IndexRepair(LibraryIndex index) {
        this.index = index;
    }

    /** Not at once: nobody should wait for it, and the application is still being started. */
    @PostConstruct
    void started() {
        timers.createSingleActionTimer(AFTER_START_MILLIS, new TimerConfig(null, false));
    }

    @Timeout
    void first(Timer timer) {
        repair(timer);
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
