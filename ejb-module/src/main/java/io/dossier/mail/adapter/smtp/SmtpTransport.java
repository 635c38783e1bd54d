package io.dossier.mail.adapter.smtp;

import io.dossier.mail.Mail;
import io.dossier.mail.MailNotSent;
import io.dossier.mail.MailTransport;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.nio.charset.StandardCharsets;
import java.util.Date;

/** Sends through the server {@code mail.smtp.host}. */
@ApplicationScoped
public class SmtpTransport implements MailTransport {

    /** Null without a server. */
    private Session session;

    protected SmtpTransport() {}

    @Inject
    public SmtpTransport(SmtpSettings settings) {
        session = settings.isGiven() ? settings.session() : null;
    }

    @Override
    public boolean isConfigured() {
        return session != null;
    }

    @Override
    public void send(Mail mail) {
        try {
            Transport.send(message(mail));
        } catch (MessagingException e) {
            throw new MailNotSent(e.getMessage() == null ? e.toString() : e.getMessage(), e);
        }
    }

    private Message message(Mail mail) throws MessagingException {
        MimeMessage message = new IdentifiedMessage(session, mail.id());
        message.setFrom(new InternetAddress(mail.from(), true));
        message.setRecipient(Message.RecipientType.TO, new InternetAddress(mail.to(), true));
        message.setSubject(mail.subject(), StandardCharsets.UTF_8.name());
        message.setHeader("Auto-Submitted", "auto-generated");
        message.setSentDate(new Date());
        message.setContent(new MimeMultipart("alternative", part(mail.text(), "plain"), part(mail.html(), "html")));
        return message;
    }

    private static MimeBodyPart part(String text, String subtype) throws MessagingException {
        MimeBodyPart part = new MimeBodyPart();
        part.setText(text, StandardCharsets.UTF_8.name(), subtype);
        return part;
    }

    /** Keeps its Message-ID, which would be drawn anew for each attempt. */
    private static final class IdentifiedMessage extends MimeMessage {

        private final String id;

        IdentifiedMessage(Session session, String id) {
            super(session);
            this.id = id;
        }

        @Override
        protected void updateMessageID() throws MessagingException {
            setHeader("Message-ID", "<" + id + "@dossier>");
        }
    }
}
