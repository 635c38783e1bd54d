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
import java.util.List;
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

    /** Sends all that is due; after a failure the others wait for the next time, since they would fail too. */
    public void deliver() {
        if (!transport.isConfigured()) {
            return;
        }
        List<MailMessage> due = outbox.take();
        while (!due.isEmpty()) {
            for (MailMessage message : due) {
                deliver(message);
            }
            due = outbox.take();
        }
    }

    private void deliver(MailMessage message) {
        try {
            transport.send(Mail.of(message, settings));
            outbox.sent(message.id());
        } catch (MailNotSent e) {
            LOG.log(Level.WARNING, "Mail {0} was not sent: {1}", new Object[] {message.id(), e.getMessage()});
            outbox.failed(message.id(), e.getMessage());
        }
    }
}
