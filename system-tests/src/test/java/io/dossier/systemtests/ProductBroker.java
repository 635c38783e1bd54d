package io.dossier.systemtests;

import java.time.Duration;
import java.time.Instant;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientRequestor;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.apache.activemq.artemis.api.core.management.ManagementHelper;

/** The product's queue of wake-ups, as the broker itself counts it. */
final class ProductBroker {

    private static final String QUEUE = "queue.dossier.generation";

    private final String address;
    private final String user;
    private final String password;

    private ProductBroker(String address, String user, String password) {
        this.address = address;
        this.user = user;
        this.password = password;
    }

    static ProductBroker of(Product product) {
        Properties services = product.configuration("services");
        return new ProductBroker(
                "tcp://127.0.0.1:" + services.getProperty("broker.port"),
                services.getProperty("broker.user"),
                services.getProperty("broker.password"));
    }

    /** Wake-ups that ever arrived and were committed. */
    long delivered() throws Exception {
        return count("messagesAcknowledged");
    }

    /** Wake-ups that were committed and not yet taken by a listener. */
    long waiting() throws Exception {
        return count("messageCount");
    }

    /** Returns when so many were delivered. */
    void awaitDelivered(long count, Duration atMost) throws Exception {
        Instant end = Instant.now().plus(atMost);
        while (delivered() < count) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("Delivered: " + delivered() + ", waiting: " + waiting());
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(250));
        }
    }

    private long count(String attribute) throws Exception {
        try (ServerLocator locator = ActiveMQClient.createServerLocator(address);
                ClientSessionFactory factory = locator.createSessionFactory();
                ClientSession session = factory.createSession(user, password, false, true, true, false, 1);
                ClientRequestor requestor = new ClientRequestor(session, "activemq.management")) {
            ClientMessage question = session.createMessage(false);
            ManagementHelper.putAttribute(question, QUEUE, attribute);
            session.start();
            return ((Number) ManagementHelper.getResult(requestor.request(question))).longValue();
        }
    }
}
