package io.dossier.mail;

import io.dossier.errors.DossierException;
import io.dossier.mail.model.MailMessage;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.EJBException;
import jakarta.ejb.Schedule;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.Timer;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Sends what is queued. Timers have no caller, so all roles may. */
@Singleton
@Startup
@PermitAll
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class MailDelivery {

    private static final Logger LOG = Logger.getLogger(MailDelivery.class.getName());

    private MailOutbox outbox;
    private MailTransport transport;
    private MailSettings settings;

    protected MailDelivery() {}

    @Inject
    public MailDelivery(MailOutbox outbox, MailTransport transport, MailSettings settings) {
        this.outbox = outbox;
        this.transport = transport;
        this.settings = settings;
    }

    @PostConstruct
    void say() {
        if (!transport.isConfigured()) {
            LOG.warning("No mails are sent: mail.smtp.host is not set");
        }
    }

    /** A timer that throws twice is removed by the server: the database may be down for longer than that. */
    @Schedule(hour = "*", minute = "*", second = "*/5", persistent = false)
    void deliver(Timer timer) {
        try {
            deliver();
        } catch (EJBException | DossierException e) {
            LOG.log(Level.WARNING, "Mails could not be looked for; the next timer tries again", e);
        }
    }

    /**
     * Sends what is due, one mail at a time: what is taken and not sent soon would be taken by another node too. After a
     * failure the others wait for the next time, since they would fail as well.
     */
    public void deliver() {
        if (!transport.isConfigured()) {
            return;
        }
        Optional<MailMessage> due = outbox.take();
        while (due.isPresent() && isDelivered(due.get())) {
            due = outbox.take();
        }
    }

    private boolean isDelivered(MailMessage message) {
        try {
            transport.send(Mail.of(message, settings));
            outbox.sent(message.id());
            return true;
        } catch (MailNotSent e) {
            LOG.log(Level.WARNING, "Mail {0} was not sent: {1}", new Object[] {message.id(), e.getMessage()});
            outbox.failed(message.id(), e.getMessage());
            return false;
        }
    }
}
