package io.dossier.generation.jobs;

import io.dossier.generation.RunQueue;
import io.dossier.generation.RunSignal;
import io.dossier.generation.model.Claim;
import jakarta.annotation.security.PermitAll;
import jakarta.batch.operations.BatchRuntimeException;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import jakarta.jms.JMSRuntimeException;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Starts what is due. May be called by anybody at any time and by several at once: the queue hands out each run once
 * and never more than the cap of all nodes. Called by listeners, timers and jobs, which have no caller.
 */
@Stateless
@PermitAll
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class Dispatcher {

    private static final Logger LOG = Logger.getLogger(Dispatcher.class.getName());

    private RunQueue queue;
    private JobStarter jobs;
    private LiveRuns live;
    private RunSignal signal;

    protected Dispatcher() {}

    @Inject
    public Dispatcher(RunQueue queue, JobStarter jobs, LiveRuns live, RunSignal signal) {
        this.queue = queue;
        this.jobs = jobs;
        this.live = live;
        this.signal = signal;
    }

    /** Claims and starts runs until nothing is due or the cap is reached. */
    public void dispatch() {
        Optional<Claim> claim = queue.claim();
        while (claim.isPresent() && start(claim.get())) {
            claim = queue.claim();
        }
    }

    /**
     * A job ended here. The next run starts where the broker delivers a wake-up: did this node take it, one node would
     * keep all places for as long as there is work, and the others would stand idle.
     */
    public void placeIsFree() {
        try {
            signal.wake();
        } catch (JMSRuntimeException e) {
            LOG.log(Level.INFO, "No node can be woken; this one goes on alone", e);
            dispatch();
        }
    }

    private boolean start(Claim claim) {
        try {
            long execution = jobs.start(claim);
            live.started(claim, execution);
            queue.startedAs(claim, execution);
            return true;
        } catch (BatchRuntimeException e) {
            LOG.log(Level.WARNING, e, () -> "Job of run " + claim.runId() + " could not be started");
            queue.handBack(claim, "The job could not be started");
            return false;
        }
    }

    /** Renews the leases of the runs that are at work here; what is no longer at work is left to expire. */
    public void renewLeases() {
        live.all().forEach((claim, execution) -> {
            if (!jobs.isAtWork(execution) || !queue.renew(claim)) {
                LOG.log(Level.INFO, "Run {0} is no longer at work here", claim.runId());
                live.ended(claim);
            }
        });
    }
}
