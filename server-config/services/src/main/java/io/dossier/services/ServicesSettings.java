package io.dossier.services;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the launcher says in the properties file that it starts this process with.
 *
 * @param readyFile holds this process's pid while all services run
 * @param stoppedFile names services that shall not run, one in each line; usually it is not there
 */
record ServicesSettings(Database database, Broker broker, Storage storage, Path readyFile, Path stoppedFile) {

    /**
     * @param folder the cluster's folder; the server's binaries are unpacked beside it
     * @param superuserPassword of {@code postgres}
     * @param ownerPassword of {@code dossier_owner}, who migrates
     * @param appPassword of {@code dossier_app}, the server's role
     */
    record Database(Path folder, int port, String superuserPassword, String ownerPassword, String appPassword) {}

    record Broker(Path folder, int port, String user, String password) {}

    record Storage(Path folder, int port, String bucket, String accessKey, String secretKey) {}

    static ServicesSettings read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return of(properties);
    }

    static ServicesSettings of(Properties given) {
        return new ServicesSettings(
                new Database(
                        Path.of(text(given, "database.folder")),
                        port(given, "database.port"),
                        text(given, "database.superuser-password"),
                        text(given, "database.owner-password"),
                        text(given, "database.app-password")),
                new Broker(
                        Path.of(text(given, "broker.folder")),
                        port(given, "broker.port"),
                        text(given, "broker.user"),
                        text(given, "broker.password")),
                new Storage(
                        Path.of(text(given, "storage.folder")),
                        port(given, "storage.port"),
                        text(given, "storage.bucket"),
                        text(given, "storage.access-key"),
                        text(given, "storage.secret-key")),
                Path.of(text(given, "ready.file")),
                Path.of(text(given, "stopped.file")));
    }

    /** The services that shall not run now. */
    Set<String> stopped() throws IOException {
        try (Stream<String> lines = Files.lines(stoppedFile)) {
            return lines.map(String::strip).filter(line -> !line.isEmpty()).collect(Collectors.toSet());
        } catch (NoSuchFileException e) {
            return Set.of();
        }
    }

    private static String text(Properties given, String name) {
        String value = given.getProperty(name, "").strip();
        if (value.isEmpty()) {
            throw new IllegalArgumentException("Setting " + name + " is missing");
        }
        return value;
    }

    private static int port(Properties given, String name) {
        String value = text(given, name);
        if (!value.matches("\\d{1,5}") || Integer.parseInt(value) < 1 || Integer.parseInt(value) > 65535) {
            throw new IllegalArgumentException("Setting " + name + " is not a port: " + value);
        }
        return Integer.parseInt(value);
    }
}
