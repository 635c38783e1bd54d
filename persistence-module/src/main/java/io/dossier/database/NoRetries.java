package io.dossier.database;

import org.eclipse.persistence.config.SessionCustomizer;
import org.eclipse.persistence.sessions.Session;

/**
 * A query that finds no database fails at once: who asked is told, or tries again himself. EclipseLink would try it twice
 * more, five seconds apart, and so keep each request and each thread for ten seconds.
 *
 * <p>The interface is deprecated, but the only one that the EclipseLink of Payara Server knows.
 */
@SuppressWarnings("deprecation")
public class NoRetries implements SessionCustomizer {

    @Override
    public void customize(Session session) {
        session.getLogin().setQueryRetryAttemptCount(0);
    }
}
