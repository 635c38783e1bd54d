package io.dossier.mail;

/** A mail server. */
public interface MailTransport {

    /** Whether there is one in the settings. */
    boolean isConfigured();

    /**
     * Hands a mail to the server.
     *
     * @throws MailNotSent if the server does not take it
     */
    void send(Mail mail);
}
