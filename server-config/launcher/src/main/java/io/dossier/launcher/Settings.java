package io.dossier.launcher;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * What the environment says.
 *
 * @param home folder of the distribution
 * @param data folder of all that the product keeps
 * @param serverHeap the server's largest heap, as Java writes it
 * @param serverOptions more options for the server's JVM
 * @param startWithin how long the application may take to answer
 */
record Settings(
        Path home,
        Path data,
        int httpPort,
        int databasePort,
        int brokerPort,
        int storagePort,
        String serverHeap,
        List<String> serverOptions,
        Duration startWithin) {

    static Settings of(Path home, Map<String, String> environment, Path userHome) throws LauncherFailure {
        String data = environment.getOrDefault("DOSSIER_DATA", "");
        return new Settings(
                home.toAbsolutePath().normalize(),
                (data.isBlank() ? userHome.resolve(".dossier") : Path.of(data))
                        .toAbsolutePath()
                        .normalize(),
                port(environment, "DOSSIER_HTTP_PORT", 8080),
                port(environment, "DOSSIER_DB_PORT", 15432),
                port(environment, "DOSSIER_BROKER_PORT", 61616),
                port(environment, "DOSSIER_STORAGE_PORT", 9000),
                environment.getOrDefault("DOSSIER_SERVER_HEAP", "1g"),
                words(environment.getOrDefault("DOSSIER_SERVER_OPTS", "")),
                Duration.ofSeconds(number(environment, "DOSSIER_START_SECONDS", 300, 1, 86_400)));
    }

    String url() {
        return "http://127.0.0.1:" + httpPort;
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
    }

    private static int port(Map<String, String> environment, String name, int otherwise) throws LauncherFailure {
        return number(environment, name, otherwise, 1, 65_535);
    }

    private static int number(Map<String, String> environment, String name, int otherwise, int least, int most)
            throws LauncherFailure {
        String value = environment.getOrDefault(name, "").strip();
        if (value.isEmpty()) {
            return otherwise;
        }
        if (!value.matches("\\d{1,7}") || Integer.parseInt(value) < least || Integer.parseInt(value) > most) {
            throw new LauncherFailure(
                    ExitCode.USAGE, name + " must be a number from " + least + " to " + most + ", not " + value);
        }
        return Integer.parseInt(value);
    }
}
