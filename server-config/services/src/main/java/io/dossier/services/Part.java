package io.dossier.services;

import java.io.IOException;
import java.sql.SQLException;
import java.util.logging.Level;
import java.util.logging.Logger;

/** One of the services with its name, while it runs and while it does not. */
final class Part {

    private static final Logger LOG = Logger.getLogger(Part.class.getName());

    /** How it is started. */
    interface Start {
        Service start() throws IOException, SQLException;
    }

    private final String name;
    private final Start start;
    private Service running;

    Part(String name, Start start) {
        this.name = name;
        this.start = start;
    }

    String name() {
        return name;
    }

    boolean alive() throws IOException {
        return running != null && running.alive();
    }

    /** Starts it if it does not run; what was killed without us leaves nothing behind. */
    void start() throws IOException, SQLException {
        if (alive()) {
            return;
        }
        if (running != null) {
            LOG.log(Level.WARNING, "The {0} is gone; starting it again", name);
            stop();
        }
        running = start.start();
    }

    /** Stops it if it runs. */
    void stop() {
        if (running == null) {
            return;
        }
        try {
            running.close();
        } catch (IOException e) {
            LOG.log(Level.WARNING, e, () -> "The " + name + " does not stop");
        }
        running = null;
    }
}
