package io.dossier.services;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The three services together. */
final class Services implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Services.class.getName());

    private final ServicesSettings settings;
    private final List<Part> parts;

    private Services(ServicesSettings settings) {
        this.settings = settings;
        // Stopped in this order too: the others do not need the database, but who uses them does.
        this.parts = List.of(
                new Part("broker", () -> Broker.start(settings.broker())),
                new Part("storage", () -> Storage.start(settings.storage())),
                new Part("database", () -> Database.start(settings.database())));
    }

    /** Starts all, or none. */
    static Services start(ServicesSettings settings) throws IOException, SQLException {
        Files.deleteIfExists(settings.readyFile());
        Services services = new Services(settings);
        boolean complete = false;
        try {
            for (Part part : services.parts) {
                part.start();
            }
            complete = true;
            return services;
        } finally {
            if (!complete) {
                services.close();
            }
        }
    }

    /** Tells the launcher; the file is whole when it appears. */
    void announce() throws IOException {
        Path part = settings.readyFile().resolveSibling(settings.readyFile().getFileName() + ".part");
        Files.writeString(part, Long.toString(ProcessHandle.current().pid()));
        Files.move(part, settings.readyFile(), StandardCopyOption.ATOMIC_MOVE);
    }

    /** Stops what shall not run, starts what shall and does not; the ready file is there while all run. */
    synchronized void mend() throws IOException {
        Set<String> stopped = settings.stopped();
        boolean changed = false;
        for (Part part : parts) {
            boolean shallStop = stopped.contains(part.name());
            if (part.alive() == shallStop) {
                changed = true;
                mend(part, shallStop);
            }
        }
        if (changed && stopped.isEmpty() && allAlive()) {
            announce();
        }
    }

    private void mend(Part part, boolean shallStop) throws IOException {
        if (shallStop) {
            part.stop();
            Files.deleteIfExists(settings.readyFile());
            LOG.log(Level.INFO, "The {0} is stopped", part.name());
            return;
        }
        Files.deleteIfExists(settings.readyFile());
        try {
            part.start();
            LOG.log(Level.INFO, "The {0} runs again", part.name());
        } catch (IOException | SQLException e) {
            LOG.log(Level.WARNING, e, () -> "The " + part.name() + " does not start again yet");
        }
    }

    private boolean allAlive() throws IOException {
        for (Part part : parts) {
            if (!part.alive()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public synchronized void close() {
        parts.forEach(Part::stop);
    }
}
