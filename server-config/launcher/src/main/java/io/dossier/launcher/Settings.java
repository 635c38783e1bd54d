package io.dossier.launcher;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What the environment says.
 *
 * @param home folder of the distribution
 * @param data folder of all that the product keeps
 * @param node name of the server that is meant; {@link #FIRST_NODE} unless several share the services
 * @param serverHeap the server's largest heap, as Java writes it
 * @param serverOptions more options for the server's JVM
 * @param startWithin how long the application may take to answer
 */
record Settings(
        Path home,
        Path data,
        String node,
        int httpPort,
        int databasePort,
        int brokerPort,
        int storagePort,
        String serverHeap,
        List<String> serverOptions,
        Duration startWithin) {

    static final String FIRST_NODE = "node1";

    /** It stands in file names, in leases and in the names of transactions, where there is little room. */
    private static final Pattern NODE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9-]{0,15}");

    static Settings of(Path home, Map<String, String> environment, Path userHome) throws LauncherFailure {
        String data = environment.getOrDefault("DOSSIER_DATA", "");
        return new Settings(
                home.toAbsolutePath().normalize(),
                (data.isBlank() ? userHome.resolve(".dossier") : Path.of(data))
                        .toAbsolutePath()
                        .normalize(),
                node(environment.getOrDefault("DOSSIER_NODE", "").strip()),
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

    boolean isFirstNode() {
        return node.equals(FIRST_NODE);
    }

    private static String node(String name) throws LauncherFailure {
        if (name.isEmpty()) {
            return FIRST_NODE;
        }
        if (!NODE.matcher(name).matches()) {
            throw new LauncherFailure(
                    ExitCode.USAGE, "DOSSIER_NODE must be up to 16 letters, digits and hyphens, not " + name);
        }
        return name;
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
