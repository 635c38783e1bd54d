package io.dossier.launcher;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The server process: Payara Micro with the application. */
final class Server {

    private static final Duration STOP = Duration.ofSeconds(45);
    private static final Duration ANSWER = Duration.ofSeconds(5);
    /** After Payara says that it is ready, the application answers at once or never. */
    private static final Duration AFTER_READY = Duration.ofSeconds(60);

    private final Settings settings;
    private final DataFolder data;
    private final ServerFiles files;
    private final Daemon daemon;
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(ANSWER).build();

    Server(Settings settings, DataFolder data, Secrets secrets) {
        this.settings = settings;
        this.data = data;
        this.files = new ServerFiles(settings, data, secrets);
        this.daemon = daemon(settings.node(), data);
    }

    /** A node's server process. */
    static Daemon daemon(String node, DataFolder data) {
        return new Daemon(node.equals(Settings.FIRST_NODE) ? "server" : "server-" + node, data);
    }

    Daemon daemon() {
        return daemon;
    }

    /** Starts it if it does not run, and returns when the application answers. One found ending is started anew. */
    void start() throws LauncherFailure {
        ServerRoot root = new ServerRoot(files.root(), settings.home());
        if (daemon.process().isPresent() && awaitAnswer(0)) {
            root.keep();
            return;
        }
        Ports.check(settings.httpPort(), "the application", "DOSSIER_HTTP_PORT");
        Path config = files.writeConfiguration();
        new Orphans(ServerFiles.temporary(settings.node(), data)).end();
        root.prepare();
        long logged = daemon.start(command(config, root.isConfigured()), files.environment());
        if (!awaitAnswer(logged)) {
            throw new LauncherFailure(
                    ExitCode.UNAVAILABLE, "The server ended: " + LogTail.lastComplaint(daemon.log(), logged));
        }
        root.keep();
    }

    void stop() throws LauncherFailure {
        stop(settings.node(), data);
    }

    /** Stops a node's server, and what it has left. */
    static void stop(String node, DataFolder data) throws LauncherFailure {
        daemon(node, data).stop(STOP);
        new Orphans(ServerFiles.temporary(node, data)).end();
    }

    /** Whether the application answers; the path is public and reads nothing. */
    boolean answers() {
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create(settings.url() + "/api/v1/search/status"))
                    .timeout(ANSWER)
                    .build();
            return http.send(request, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** False when the process has ended. */
    private boolean awaitAnswer(long logged) throws LauncherFailure {
        Patience patience = new Patience(settings.startWithin());
        Patience afterReady = null;
        while (!answers()) {
            if (daemon.process().isEmpty()) {
                return false;
            }
            if (afterReady == null && LogTail.contains(daemon.log(), logged, "ready in")) {
                afterReady = new Patience(AFTER_READY);
            }
            if (!patience.pause() || (afterReady != null && !afterReady.pause())) {
                throw new LauncherFailure(
                        ExitCode.TIMED_OUT,
                        "The application does not answer: " + LogTail.lastComplaint(daemon.log(), logged) + "\nSee "
                                + daemon.log());
            }
        }
        return true;
    }

    /** @param configured whether the root holds already what the commands after the boot would make */
    private List<String> command(Path config, boolean configured) throws LauncherFailure {
        List<String> command = new ArrayList<>(List.of(
                Java.command(),
                "-Xmx" + settings.serverHeap(),
                "-Dfile.encoding=UTF-8",
                "-Djava.awt.headless=true",
                "-Djava.io.tmpdir=" + ServerFiles.temporary(settings.node(), data),
                "-Dhazelcast.socket.bind.any=false",
                "-Ddossier.config=" + config));
        command.addAll(settings.serverOptions());
        command.addAll(payara());
        if (!configured) {
            command.addAll(List.of(
                    "--postbootcommandfile",
                    settings.home().resolve("asadmin/postboot.txt").toString()));
        }
        return command;
    }

    private List<String> payara() {
        Path home = settings.home();
        return List.of(
                "-jar",
                home.resolve("payara-micro.jar").toString(),
                "--rootdir",
                files.root().toString(),
                "--port",
                Integer.toString(settings.httpPort()),
                "--nohazelcast",
                "--disablephonehome",
                "--logproperties",
                home.resolve("asadmin/logging.properties").toString(),
                "--addlibs",
                home.resolve("lib/server/postgresql.jar").toString(),
                "--prebootcommandfile",
                home.resolve("asadmin/preboot.txt").toString(),
                "--deploy",
                home.resolve("ROOT.war").toString());
    }
}
