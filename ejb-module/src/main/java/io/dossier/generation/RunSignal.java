package io.dossier.generation;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.jms.JMSConnectionFactory;
import jakarta.jms.JMSContext;
import jakarta.jms.Queue;
import java.util.UUID;

/** Wakes a dispatcher, some node's, once the transaction of the caller is committed. */
@ApplicationScoped
public class RunSignal {

    /** The message and the row commit one after the other: a moment later both are there. */
    private static final long DELAY_MILLIS = 100;

    @Inject
    @JMSConnectionFactory("jms/dossierCF")
    private JMSContext jms;

    @Resource(lookup = "jms/generation")
    private Queue queue;

    /** Takes part in the transaction. */
    public void runWaits(UUID runId) {
        jms.createProducer().setDeliveryDelay(DELAY_MILLIS).send(queue, runId.toString());
    }
}
