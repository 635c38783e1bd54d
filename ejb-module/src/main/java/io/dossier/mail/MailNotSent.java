package io.dossier.mail;

/** The mail server does not answer, or does not take a mail. */
public class MailNotSent extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public MailNotSent(String message, Throwable cause) {
        super(message, cause);
    }
}
