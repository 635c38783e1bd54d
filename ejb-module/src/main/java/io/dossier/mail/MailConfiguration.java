package io.dossier.mail;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Reads the settings of mails. */
@ApplicationScoped
public class MailConfiguration {

    @Produces
    MailSettings settings(
            @ConfigProperty(name = "mail.from", defaultValue = "dossier@localhost") String from,
            @ConfigProperty(name = "mail.on-failure", defaultValue = "false") boolean onFailure,
            @ConfigProperty(name = "mail.document-link") Optional<String> documentLink,
            @ConfigProperty(name = "mail.retry-after", defaultValue = "PT1M,PT5M,PT15M,PT1H,PT6H")
                    List<Duration> retries) {
        return new MailSettings(from, onFailure, documentLink.orElse(""), retries);
    }
}
