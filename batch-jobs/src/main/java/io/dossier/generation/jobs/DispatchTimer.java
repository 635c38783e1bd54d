package io.dossier.generation.jobs;

import io.dossier.generation.RunQueue;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.Resource;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.ConcurrencyManagement;
import jakarta.ejb.ConcurrencyManagementType;
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
 * Wakes the dispatcher when nobody else does, and keeps leases alive. Each node has its own timers: they are not
 * persistent. Timers have no caller, so all roles may.
 */
@Singleton
@Startup
@PermitAll
@ConcurrencyManagement(ConcurrencyManagementType.BEAN)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class DispatchTimer {

    private static final Logger LOG = Logger.getLogger(DispatchTimer.class.getName());
    private static final long AFTER_START_MILLIS = 1000;

    private Dispatcher dispatcher;
    private RunQueue queue;

    private volatile boolean tookBack;

    @Resource
    private TimerService timers;

    protected DispatchTimer() {}

    @Inject
    public DispatchTimer(Dispatcher dispatcher, RunQueue queue) {
        this.dispatcher = dispatcher;
        this.queue = queue;
    }

    /** Not at once: jobs need the whole application, and it is still being started. */
    @PostConstruct
    void started() {
        timers.createSingleActionTimer(AFTER_START_MILLIS, new TimerConfig(null, false));
    }

    @Timeout
    void first(Timer timer) {
        safely(this::wake);
    }

    @Schedule(hour = "*", minute = "*", second = "*/30", persistent = false)
    void dispatch(Timer timer) {
        safely(this::wake);
    }

    @Schedule(hour = "*", minute = "*", second = "*/5", persistent = false)
    void renew(Timer timer) {
        safely(dispatcher::renewLeases);
    }

    /** What this node had claimed before it died is claimed again now, not when the leases expire. */
    private void wake() {
        if (!tookBack) {
            queue.takeBack();
            tookBack = true;
        }
        dispatcher.dispatch();
    }

    /** The server removes a timer that throws twice, and the database may be away for longer than that. */
    private static void safely(Runnable action) {
        try {
            action.run();
        } catch (EJBException e) {
            LOG.log(Level.WARNING, "Runs could not be dispatched; the next timer tries again", e);
        }
    }
}
