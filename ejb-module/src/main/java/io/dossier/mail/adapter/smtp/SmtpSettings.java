package io.dossier.mail.adapter.smtp;

import jakarta.mail.Authenticator;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import java.time.Duration;
import java.util.Properties;

/**
 * The mail server of the settings.
 *
 * @param host empty for none
 * @param user empty for a server that asks for none
 * @param startTls whether the server must speak TLS after the greeting
 */
public record SmtpSettings(String host, int port, String user, String password, boolean startTls) {

    private static final Duration CONNECT = Duration.ofSeconds(10);
    private static final Duration ANSWER = Duration.ofSeconds(30);

    boolean isGiven() {
        return !host.isBlank();
    }

    Session session() {
        Properties properties = new Properties();
        properties.setProperty("mail.smtp.host", host);
        properties.setProperty("mail.smtp.port", Integer.toString(port));
        properties.setProperty("mail.smtp.connectiontimeout", Long.toString(CONNECT.toMillis()));
        properties.setProperty("mail.smtp.timeout", Long.toString(ANSWER.toMillis()));
        properties.setProperty("mail.smtp.writetimeout", Long.toString(ANSWER.toMillis()));
        properties.setProperty("mail.smtp.starttls.required", Boolean.toString(startTls));
        properties.setProperty("mail.smtp.starttls.enable", Boolean.toString(startTls));
        properties.setProperty("mail.smtp.auth", Boolean.toString(!user.isEmpty()));
        return Session.getInstance(properties, new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication(user, password);
            }
        });
    }

    /** Without the password. */
    @Override
    public String toString() {
        return "SmtpSettings[" + host + ":" + port + "]";
    }
}
