package io.dossier.services;

import java.io.IOException;
import java.io.Writer;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A services process as the launcher starts it, on ports and a folder of its own. */
final class RunningServices implements AutoCloseable {

    private static final long START_SECONDS = 120;

    final ServicesSettings settings;
    private final Path folder;
    private Process process;

    RunningServices(Path folder) throws IOException {
        this.folder = folder;
        Properties properties = new Properties();
        properties.setProperty("database.folder", folder.resolve("postgres").toString());
        properties.setProperty("database.superuser-password", "super'secret");
        properties.setProperty("database.owner-password", "owner-secret");
        properties.setProperty("database.app-password", "app-secret");
        properties.setProperty("broker.folder", folder.resolve("broker").toString());
        properties.setProperty("broker.user", "dossier");
        properties.setProperty("broker.password", "broker-secret");
        properties.setProperty("storage.folder", folder.resolve("objects").toString());
        properties.setProperty("storage.bucket", "dossier");
        properties.setProperty("storage.access-key", "access");
        properties.setProperty("storage.secret-key", "storage-secret");
        properties.setProperty("ready.file", folder.resolve("ready").toString());
        properties.setProperty("stopped.file", folder.resolve("stopped").toString());
        freePorts(properties, "database.port", "broker.port", "storage.port");
        try (Writer writer = Files.newBufferedWriter(folder.resolve("services.properties"))) {
            properties.store(writer, null);
        }
        this.settings = ServicesSettings.of(properties);
    }

    /** Returns when the services are ready or the process ended. */
    Process start() throws IOException {
        process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServicesMain.class.getName(),
                        folder.resolve("services.properties").toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("services.log").toFile())
                .start();
        awaitReady(true);
        return process;
    }

    /** Returns when it is as wanted or the process ended. */
    void awaitReady(boolean wanted) throws IOException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
        while (process.isAlive() && ready() != wanted && System.nanoTime() < end) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
        }
    }

    /** Starts all, then stops this service. */
    void stopOnly(String name) throws IOException {
        startAll();
        Files.writeString(settings.stoppedFile(), name);
        awaitReady(false);
    }

    void startAll() throws IOException {
        Files.deleteIfExists(settings.stoppedFile());
        awaitReady(true);
    }

    boolean ready() throws IOException {
        Path ready = settings.readyFile();
        return Files.exists(ready) && Files.readString(ready).equals(Long.toString(process.pid()));
    }

    /** As {@code kill -9}. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** As a plain {@code kill}. */
    void stop() throws InterruptedException {
        process.destroy();
        process.waitFor();
    }

    String log() throws IOException {
        return Files.readString(folder.resolve("services.log"));
    }

    Connection connect(String role, String password) throws SQLException {
        return DriverManager.getConnection(
                "jdbc:postgresql://127.0.0.1:" + settings.database().port() + "/dossier", role, password);
    }

    @Override
    public void close() throws IOException, InterruptedException {
        if (process != null) {
            stop();
        }
        Optional<Postmaster> left = Postmaster.on(settings.database().folder());
        if (left.isPresent()) {
            left.get().process().destroyForcibly();
        }
    }

    private static void freePorts(Properties properties, String... names) throws IOException {
        ServerSocket[] sockets = new ServerSocket[names.length];
        for (int i = 0; i < names.length; i++) {
            sockets[i] = new ServerSocket(0);
            properties.setProperty(names[i], Integer.toString(sockets[i].getLocalPort()));
        }
        for (ServerSocket socket : sockets) {
            socket.close();
        }
    }
}
