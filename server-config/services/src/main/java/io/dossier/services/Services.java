package io.dossier.services;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The three services together. */
final class Services implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Services.class.getName());

    private final ServicesSettings settings;
    private final Storage storage;
    private final Broker broker;
    private Database database;

    private Services(ServicesSettings settings, Database database, Broker broker, Storage storage) {
        this.settings = settings;
        this.database = database;
        this.broker = broker;
        this.storage = storage;
    }

    /** Starts all, or none. */
    static Services start(ServicesSettings settings) throws IOException, SQLException {
        Files.deleteIfExists(settings.readyFile());
        Broker broker = null;
        Storage storage = null;
        Database database = null;
        boolean complete = false;
        try {
            broker = Broker.start(settings.broker());
            storage = Storage.start(settings.storage());
            database = Database.start(settings.database());
            complete = true;
            return new Services(settings, database, broker, storage);
        } finally {
            if (!complete) {
                stop(storage);
                stop(broker);
            }
        }
    }

    /** Tells the launcher; the file is whole when it appears. */
    void announce() throws IOException {
        Path part = settings.readyFile().resolveSibling(settings.readyFile().getFileName() + ".part");
        Files.writeString(part, Long.toString(ProcessHandle.current().pid()));
        Files.move(part, settings.readyFile(), StandardCopyOption.ATOMIC_MOVE);
    }

    /** Starts PostgreSQL again if it was killed without us. */
    synchronized void mend() throws IOException, SQLException {
        if (!database.alive()) {
            LOG.warning("PostgreSQL is gone; starting it again");
            database.close();
            database = Database.start(settings.database());
        }
    }

    /** The database last: the others do not need it, but who uses them does. */
    @Override
    public synchronized void close() {
        stop(storage);
        stop(broker);
        stop(database);
    }

    private static void stop(AutoCloseable service) {
        if (service == null) {
            return;
        }
        try {
            Uncaught.call("Not stopped", () -> {
                service.close();
                return service;
            });
        } catch (IOException e) {
            LOG.log(Level.WARNING, "A service does not stop", e);
        }
    }
}
