package io.dossier.generation;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSConnectionFactory;
import jakarta.jms.JMSContext;
import jakarta.jms.Queue;
import java.util.UUID;

/** Wakes a dispatcher: that of the node which the broker chooses. */
@ApplicationScoped
public class RunSignal {

    /** The message and the row commit one after the other: a moment later both are there. */
    private static final long DELAY_MILLIS = 100;

    @Inject
    @JMSConnectionFactory("jms/dossierCF")
    private JMSContext jms;

    @Resource(lookup = "jms/dossierCF")
    private ConnectionFactory connections;

    @Resource(lookup = "jms/generation")
    private Queue queue;

    /** Once the transaction of the caller is committed. */
    public void runWaits(UUID runId) {
        jms.createProducer().setDeliveryDelay(DELAY_MILLIS).send(queue, runId.toString());
    }

    /**
     * Now; not for callers in a transaction.
     *
     * @throws jakarta.jms.JMSRuntimeException if the broker cannot be reached
     */
    public void wake() {
        try (JMSContext context = connections.createContext()) {
            context.createProducer().send(queue, "a place is free");
        }
    }
}
