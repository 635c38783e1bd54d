package io.dossier.identity;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** Reads the settings of identity when the application starts: wrong ones are refused then, risky ones are named. */
@ApplicationScoped
public class AuthCheck {

    private static final Logger LOG = System.getLogger(AuthCheck.class.getName());

    void started(@Observes @Initialized(ApplicationScoped.class) Object start, AuthSettings settings) {
        settings.warning().ifPresent(text -> LOG.log(Level.WARNING, text));
    }
}
