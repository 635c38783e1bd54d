package io.dossier.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/** The services process: database, broker, store. */
final class Services {

    private static final Duration START = Duration.ofMinutes(3);
    private static final Duration STOP = Duration.ofSeconds(40);

    private final Settings settings;
    private final DataFolder data;
    private final Secrets secrets;
    private final Daemon daemon;

    Services(Settings settings, DataFolder data, Secrets secrets) {
        this.settings = settings;
        this.data = data;
        this.secrets = secrets;
        this.daemon = new Daemon("services", data);
    }

    Daemon daemon() {
        return daemon;
    }

    /**
     * Starts them if they do not run, those too that were stopped alone, and returns when all can be used. A process
     * found ending is started anew.
     */
    void start() throws LauncherFailure {
        writeStopped(Set.of());
        if (daemon.process().isPresent() && awaitReady()) {
            return;
        }
        checkPorts();
        long logged = daemon.start(command(writeSettings()), Map.of());
        if (!awaitReady()) {
            throw new LauncherFailure(
                    ExitCode.UNAVAILABLE, "The services did not start: " + LogTail.lastComplaint(daemon.log(), logged));
        }
    }

    private List<String> command(Path file) {
        return List.of(
                Java.command(),
                "-Xmx384m",
                "-Dfile.encoding=UTF-8",
                "-Djava.io.tmpdir=" + data.temporary(),
                "-Djava.util.logging.SimpleFormatter.format=%1$tFT%1$tT.%1$tL%1$tz %4$s %3$s %5$s%6$s%n",
                "-cp",
                settings.home().resolve("lib/services") + "/*",
                "io.dossier.services.ServicesMain",
                file.toString());
    }

    /** Stops them, and a database that a killed services process left. */
    void stop() throws LauncherFailure {
        daemon.stop(STOP);
        Optional<ProcessHandle> left = Postmaster.on(data.inner("postgres"));
        if (left.isPresent()) {
            Daemon.end(left.get(), STOP);
        }
    }

    /** Stops one and lets the others run on, until the next start. */
    void stop(String name) throws LauncherFailure {
        Integer port = ports().get(name);
        if (port == null) {
            throw new LauncherFailure(ExitCode.USAGE, "--part is one of " + String.join(", ", ports().keySet()));
        }
        writeStopped(Set.of(name));
        Patience patience = new Patience(STOP);
        while (ready() || (daemon.process().isPresent() && !Ports.isFree(port))) {
            if (!patience.pause()) {
                throw new LauncherFailure(ExitCode.TIMED_OUT, "The " + name + " does not stop; see " + daemon.log());
            }
        }
    }

    /** Whether all run and can be used. */
    boolean ready() throws LauncherFailure {
        try {
            Path file = readyFile();
            Optional<ProcessHandle> process = daemon.process();
            return process.isPresent()
                    && Files.exists(file)
                    && Files.readString(file).equals(Long.toString(process.get().pid()));
        } catch (NoSuchFileException e) {
            return false;
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The run folder cannot be read", e);
        }
    }

    String url() {
        return "jdbc:postgresql://127.0.0.1:" + settings.databasePort() + "/dossier";
    }

    /** False when the process has ended. */
    private boolean awaitReady() throws LauncherFailure {
        Patience patience = new Patience(START);
        while (!ready()) {
            if (daemon.process().isEmpty()) {
                return false;
            }
            if (!patience.pause()) {
                throw new LauncherFailure(
                        ExitCode.TIMED_OUT, "The services did not start in time; see " + daemon.log());
            }
        }
        return true;
    }

    private Path readyFile() {
        return data.run().resolve("services.ready");
    }

    private Path stoppedFile() {
        return data.run().resolve("services.stopped");
    }

    private void writeStopped(Set<String> names) throws LauncherFailure {
        try {
            if (names.isEmpty()) {
                Files.deleteIfExists(stoppedFile());
            } else {
                Files.write(stoppedFile(), names);
            }
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The run folder cannot be written", e);
        }
    }

    /** By the names that the services process knows. */
    private Map<String, Integer> ports() {
        return new TreeMap<>(Map.of(
                "database", settings.databasePort(),
                "broker", settings.brokerPort(),
                "storage", settings.storagePort()));
    }

    private void checkPorts() throws LauncherFailure {
        if (Postmaster.on(data.inner("postgres")).isEmpty()) {
            Ports.check(settings.databasePort(), "the database", "DOSSIER_DB_PORT");
        }
        Ports.check(settings.brokerPort(), "the message broker", "DOSSIER_BROKER_PORT");
        Ports.check(settings.storagePort(), "the object store", "DOSSIER_STORAGE_PORT");
    }

    private Path writeSettings() throws LauncherFailure {
        Properties properties = new Properties();
        properties.setProperty("database.folder", data.inner("postgres").toString());
        properties.setProperty("database.port", Integer.toString(settings.databasePort()));
        properties.setProperty("broker.folder", data.inner("broker").toString());
        properties.setProperty("broker.port", Integer.toString(settings.brokerPort()));
        properties.setProperty("broker.user", "dossier");
        properties.setProperty("storage.folder", data.inner("objects").toString());
        properties.setProperty("storage.port", Integer.toString(settings.storagePort()));
        properties.setProperty("storage.bucket", "dossier");
        properties.setProperty("ready.file", readyFile().toString());
        properties.setProperty("stopped.file", stoppedFile().toString());
        for (String name : new String[] {
            "database.superuser-password",
            "database.owner-password",
            "database.app-password",
            "broker.password",
            "storage.access-key",
            "storage.secret-key"
        }) {
            properties.setProperty(name, secrets.get(name));
        }
        Path file = data.config().resolve("services.properties");
        try {
            DataFolder.writeSecret(file, properties);
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The services' settings cannot be written", e);
        }
        return file;
    }
}
