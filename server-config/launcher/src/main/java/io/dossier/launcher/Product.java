package io.dossier.launcher;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The parts together, in their order. */
final class Product {

    private final Settings settings;
    private final Console console;
    private final DataFolder data;
    private final Secrets secrets;
    private final Services services;
    private final Server server;

    Product(Settings settings, Console console) throws LauncherFailure {
        this.settings = settings;
        this.console = console;
        this.data = DataFolder.at(settings.data());
        this.secrets = Secrets.in(data.config().resolve("secrets.properties"));
        this.services = new Services(settings, data, secrets);
        this.server = new Server(settings, data, secrets);
    }

    Services services() {
        return services;
    }

    /** The servers of all nodes, running or not. */
    List<Daemon> servers() throws LauncherFailure {
        return Stream.concat(Stream.of(Settings.FIRST_NODE), data.otherNodes().stream())
                .map(node -> Server.daemon(node, data))
                .toList();
    }

    boolean answers() {
        return server.answers();
    }

    /** Starts what does not run; false when all ran. */
    boolean start() throws LauncherFailure {
        if (runs()) {
            server.start();
            return false;
        }
        try (FileChannel channel = lock();
                FileLock held = channel.lock()) {
            startAndMigrate();
            console.say("Starting the application …");
            server.start();
            return held.isValid();
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The data folder cannot be locked", e);
        }
    }

    /** For a server of another kind: database, broker and store alone, and the configuration that it needs. */
    void startServices() throws LauncherFailure {
        startAndMigrate();
        new ServerFiles(settings, data, secrets).writeConfiguration();
    }

    private void startAndMigrate() throws LauncherFailure {
        console.say("Starting database, message broker and object store …");
        services.start();
        int migrations = migrateSchema();
        if (migrations > 0) {
            console.say("Brought the database up to date (" + migrations + " migrations).");
        }
    }

    boolean runs() throws LauncherFailure {
        return services.ready() && server.daemon().process().isPresent() && answers();
    }

    /** The first node stops with it all that shares its data folder, any other itself alone. */
    void stop() throws LauncherFailure {
        locked(this::stopHeld);
    }

    /** Stops one of the services and lets everything else run on. */
    void stopPart(String name) throws LauncherFailure {
        locked(() -> services.stop(name));
    }

    private interface Action {
        void run() throws LauncherFailure;
    }

    private void locked(Action action) throws LauncherFailure {
        try (FileChannel channel = lock();
                FileLock held = channel.lock()) {
            if (held.isValid()) {
                action.run();
            }
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The data folder cannot be locked", e);
        }
    }

    private void stopHeld() throws LauncherFailure {
        server.stop();
        if (settings.isFirstNode()) {
            for (String other : data.otherNodes()) {
                Server.stop(other, data);
            }
            services.stop();
        }
    }

    /** Migrates the embedded database, which it starts for that if need be. */
    int migrate() throws LauncherFailure {
        Optional<ProcessHandle> running = services.daemon().process();
        services.start();
        try {
            return migrateSchema();
        } finally {
            if (running.isEmpty()) {
                services.stop();
            }
        }
    }

    String url() {
        return settings.url();
    }

    private int migrateSchema() throws LauncherFailure {
        return Migrations.run(services.url(), "dossier_owner", secrets.get("database.owner-password"));
    }

    private FileChannel lock() throws IOException {
        return FileChannel.open(data.run().resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }
}
