package io.dossier.services;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

/** A PostgreSQL cluster that keeps its data, with the roles and the database of the product. */
final class Database implements Service {

    private final ServicesSettings.Database settings;
    private final EmbeddedPostgres postgres;

    private Database(ServicesSettings.Database settings, EmbeddedPostgres postgres) {
        this.settings = settings;
        this.postgres = postgres;
    }

    /** Starts it, or attaches to the one that a killed services process left. */
    static Database start(ServicesSettings.Database settings) throws IOException, SQLException {
        Optional<Postmaster> left = Postmaster.on(settings.folder());
        if (left.isEmpty()) {
            PortTaken.check("PostgreSQL", settings.port());
        } else if (left.get().port() != settings.port()) {
            throw new IOException("PostgreSQL still runs on port " + left.get().port() + ": stop it first");
        }
        Database database = new Database(settings, postgres(settings));
        new DatabaseRoles(settings).prepare(database.postgres);
        return database;
    }

    /** Whether the server process is there: it may be killed without us. */
    @Override
    public boolean alive() throws IOException {
        return Postmaster.on(settings.folder()).isPresent();
    }

    @Override
    public void close() throws IOException {
        postgres.close();
    }

    private static EmbeddedPostgres postgres(ServicesSettings.Database settings) throws IOException {
        Path beside = settings.folder().toAbsolutePath().getParent();
        Files.createDirectories(beside);
        Redirect log = Redirect.appendTo(beside.resolve("postgres.log").toFile());
        return EmbeddedPostgres.builder()
                .setDataDirectory(settings.folder())
                .setCleanDataDirectory(false)
                .setRegisterShutdownHook(false)
                .setOverrideWorkingDirectory(beside.resolve("postgres-binaries").toFile())
                .setPort(settings.port())
                .setPGStartupWait(Duration.ofSeconds(60))
                .setOutputRedirector(log)
                .setErrorRedirector(log)
                // The same order of texts on every system.
                .setLocaleConfig("locale", "C")
                .setLocaleConfig("locale-provider", "builtin")
                .setLocaleConfig("builtin-locale", "C.UTF-8")
                .setConnectConfig("password", settings.superuserPassword())
                .setServerConfig("listen_addresses", "127.0.0.1")
                .setServerConfig("unix_socket_directories", "")
                .setServerConfig("password_encryption", "scram-sha-256")
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("full_page_writes", "on")
                .setServerConfig("max_prepared_transactions", "100")
                .setServerConfig("max_connections", "200")
                .setServerConfig("shared_buffers", "128MB")
                .start();
    }
}
