package io.dossier.database;

import jakarta.persistence.EntityManager;
import org.eclipse.persistence.sessions.SessionEvent;
import org.eclipse.persistence.sessions.SessionEventAdapter;
import org.eclipse.persistence.sessions.SessionEventManager;
import org.eclipse.persistence.sessions.server.ServerSession;

/** Counts what is sent to the database. */
public final class Statements extends SessionEventAdapter {

    private int count;

    private Statements() {}

    /** How many statements the work sends. */
    public static int in(EntityManager em, Runnable work) {
        Statements statements = new Statements();
        SessionEventManager events = em.unwrap(ServerSession.class).getEventManager();
        events.addListener(statements);
        try {
            work.run();
            return statements.count;
        } finally {
            events.removeListener(statements);
        }
    }

    @Override
    public void postExecuteCall(SessionEvent event) {
        count++;
    }
}
