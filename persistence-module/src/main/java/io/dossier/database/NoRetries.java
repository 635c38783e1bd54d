package io.dossier.database;

import org.eclipse.persistence.sessions.Session;
import org.eclipse.persistence.sessions.SessionCustomizer;

/**
 * A query that finds no database fails at once: who asked is told, or tries again himself. EclipseLink would try it twice
 * more, five seconds apart, and so keep each request and each thread for ten seconds.
 */
public class NoRetries implements SessionCustomizer {

    @Override
    public void customize(Session session) {
        session.getLogin().setQueryRetryAttemptCount(0);
    }
}
