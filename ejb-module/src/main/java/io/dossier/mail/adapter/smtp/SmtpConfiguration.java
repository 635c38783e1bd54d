package io.dossier.mail.adapter.smtp;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Reads the settings of the mail server. */
@ApplicationScoped
public class SmtpConfiguration {

    @Produces
    SmtpSettings settings(
            @ConfigProperty(name = "mail.smtp.host") Optional<String> host,
            @ConfigProperty(name = "mail.smtp.port", defaultValue = "25") int port,
            @ConfigProperty(name = "mail.smtp.user") Optional<String> user,
            @ConfigProperty(name = "mail.smtp.password") Optional<String> password,
            @ConfigProperty(name = "mail.smtp.starttls", defaultValue = "false") boolean startTls) {
        return new SmtpSettings(host.orElse(""), port, user.orElse(""), password.orElse(""), startTls);
    }
}
