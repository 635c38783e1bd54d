package io.dossier.systemtests;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The product as its users start it: by {@code ./dossier}, with data and ports of its own. */
public final class Product {

    private static final Duration PATIENCE = Duration.ofMinutes(10);

    /** For servers that live for a minute or two: full optimization would double the processor time of a start. */
    public static final String SHORT_LIVED = "-XX:TieredStopAtLevel=1";

    private final Path root;
    private final Path data;
    private final Map<String, String> environment;

    private Product(Path root, Path data, Map<String, String> environment) {
        this.root = root;
        this.data = data;
        this.environment = environment;
    }

    /** A product that has not run yet. */
    public static Product fresh() {
        Path root = Path.of(System.getProperty("dossier.root")).toAbsolutePath();
        List<Integer> ports = freePorts(4);
        Path data = newFolder(root.resolve("system-tests/target"));
        return new Product(
                root,
                data,
                Map.of(
                        "DOSSIER_DATA", data.toString(),
                        "DOSSIER_HTTP_PORT", ports.get(0).toString(),
                        "DOSSIER_DB_PORT", ports.get(1).toString(),
                        "DOSSIER_BROKER_PORT", ports.get(2).toString(),
                        "DOSSIER_STORAGE_PORT", ports.get(3).toString(),
                        "DOSSIER_SERVER_OPTS", SHORT_LIVED,
                        "DOSSIER_START_SECONDS", Long.toString(PATIENCE.toSeconds())));
    }

    /** The same product, where the environment says something else. */
    Product with(String name, String value) {
        Map<String, String> changed = new HashMap<>(environment);
        changed.put(name, value);
        return new Product(root, data, changed);
    }

    /** A further server over the same data. */
    Product node(String name) {
        return with("DOSSIER_NODE", name).with("DOSSIER_HTTP_PORT", freePort());
    }

    /** Sets what counts from the next start on. */
    Product configured(String setting, String value) {
        try {
            Path local = Files.createDirectories(data.resolve("config")).resolve("local.properties");
            Files.writeString(
                    local,
                    setting + "=" + value + System.lineSeparator(),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts it, or starts it again. */
    public void start() {
        require(run("start"));
    }

    /** Starts all but the server. */
    public void startServices() {
        require(run("start", "--services"));
    }

    public void stop() {
        require(run("stop"));
    }

    /** Stops one part; the others run on, and it does too after the next start. */
    public void stop(String part) {
        require(run("stop", "--part", part));
    }

    /** Runs a command to its end. */
    public Outcome run(String... words) {
        List<String> command =
                Stream.concat(Stream.of("./dossier"), Arrays.stream(words)).toList();
        try {
            Path output = Files.createTempFile(data, "command-", ".log");
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(root.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IllegalStateException(command + " does not end; see " + output);
            }
            return new Outcome(command, process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    public URI url() {
        return URI.create("http://127.0.0.1:" + environment.get("DOSSIER_HTTP_PORT"));
    }

    /** The distribution that is started. */
    public Path home() {
        return root.resolve("server-config/distribution/target/dossier");
    }

    /** What the environment says, such as a port. */
    public String environment(String name) {
        return environment.get(name);
    }

    /** Where everything lies that it keeps. */
    public Path data() {
        return data;
    }

    /** A file of its configuration, such as {@code secrets}. */
    public Properties configuration(String name) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(data.resolve("config").resolve(name + ".properties"))) {
            properties.load(reader);
            return properties;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path logs() {
        return data.resolve("logs");
    }

    private void require(Outcome outcome) {
        if (outcome.exitCode() != 0) {
            throw new IllegalStateException("%s ended with %d; logs: %s%n%s"
                    .formatted(outcome.command(), outcome.exitCode(), logs(), outcome.output()));
        }
    }

    private static Path newFolder(Path parent) {
        try {
            Files.createDirectories(parent);
            return Files.createTempDirectory(parent, "data-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static String freePort() {
        return freePorts(1).get(0).toString();
    }

    private static List<Integer> freePorts(int count) {
        List<ServerSocket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) {
                sockets.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
            }
            List<Integer> ports =
                    sockets.stream().map(ServerSocket::getLocalPort).collect(Collectors.toList());
            for (ServerSocket socket : sockets) {
                socket.close();
            }
            return ports;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How a command ended. */
    public record Outcome(List<String> command, int exitCode, String output) {}
}
