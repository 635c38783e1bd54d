package io.dossier.generation.jobs;

import jakarta.annotation.security.PermitAll;
import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.MessageDriven;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;

/**
 * Wakes the dispatcher when a run is asked for. What the message says does not matter, and losing it loses nothing:
 * the row is the queue. Outside a transaction, because jobs are started.
 */
@MessageDriven(
        activationConfig = {
            @ActivationConfigProperty(propertyName = "resourceAdapter", propertyValue = "dossier-artemis"),
            @ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Queue"),
            @ActivationConfigProperty(propertyName = "destination", propertyValue = "dossier.generation"),
            @ActivationConfigProperty(propertyName = "useJNDI", propertyValue = "false"),
            @ActivationConfigProperty(propertyName = "maxSession", propertyValue = "2")
        })
@PermitAll
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class GenerationListener implements MessageListener {

    @Inject
    private Dispatcher dispatcher;

    @Override
    public void onMessage(Message message) {
        dispatcher.dispatch();
    }
}
