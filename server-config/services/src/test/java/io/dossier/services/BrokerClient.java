package io.dossier.services;

import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;

/** Sends to and receives from the product's queue over TCP. */
final class BrokerClient {

    private static final int WAIT_MS = 10_000;

    private interface Work<R> {
        R in(ClientSession session) throws ActiveMQException;
    }

    private BrokerClient() {}

    static void send(ServicesSettings settings, String text) throws Exception {
        send(settings, settings.broker().user(), settings.broker().password(), text);
    }

    static void send(ServicesSettings settings, String user, String password, String text) throws Exception {
        in(settings, user, password, session -> {
            ClientMessage message = session.createMessage(true);
            message.getBodyBuffer().writeString(text);
            session.createProducer(Broker.QUEUE).send(message);
            return null;
        });
    }

    static String receive(ServicesSettings settings) throws Exception {
        return in(settings, settings.broker().user(), settings.broker().password(), session -> {
            session.start();
            ClientMessage message = session.createConsumer(Broker.QUEUE).receive(WAIT_MS);
            message.acknowledge();
            return message.getBodyBuffer().readString();
        });
    }

    private static <R> R in(ServicesSettings settings, String user, String password, Work<R> work) throws Exception {
        String address = "tcp://127.0.0.1:" + settings.broker().port();
        try (ServerLocator locator = ActiveMQClient.createServerLocator(address);
                ClientSessionFactory factory = locator.createSessionFactory();
                ClientSession session = factory.createSession(user, password, false, true, true, false, 1)) {
            return work.in(session);
        }
    }
}
