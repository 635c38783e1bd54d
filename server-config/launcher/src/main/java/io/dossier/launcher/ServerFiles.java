package io.dossier.launcher;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** What the server is told: the application's configuration, and the environment of the asadmin files. */
final class ServerFiles {

    private static final String CONFIGURATION = "config/dossier.properties";

    private final Settings settings;
    private final DataFolder data;
    private final Secrets secrets;

    ServerFiles(Settings settings, DataFolder data, Secrets secrets) {
        this.settings = settings;
        this.data = data;
        this.secrets = secrets;
    }

    /** Payara's root directory. */
    Path root() {
        return own("payara");
    }

    /** A node's temporary folder, made if it is missing. */
    static Path temporary(String node, DataFolder data) throws LauncherFailure {
        try {
            return Files.createDirectories(data.ofNode(node, "tmp"));
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The data folder cannot be used", e);
        }
    }

    /** Writes the configuration anew; what stands in {@code local.properties} wins. */
    Path writeConfiguration() throws LauncherFailure {
        Path file = own(CONFIGURATION);
        try {
            Properties properties = settings.isFirstNode() ? configuration() : configurationOfFirst();
            load(properties, data.config().resolve("local.properties"));
            if (!settings.isFirstNode()) {
                nameOwn(properties);
            }
            Files.createDirectories(file.getParent());
            DataFolder.writeSecret(file, properties);
            return file;
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The configuration cannot be written", e);
        }
    }

    /** All nodes sign and verify as one issuer: that of the node that was there first. */
    private Properties configurationOfFirst() throws IOException, LauncherFailure {
        Properties properties = new Properties();
        load(properties, data.inner(CONFIGURATION));
        if (properties.isEmpty()) {
            throw new LauncherFailure(
                    ExitCode.USAGE,
                    "There is nothing for " + settings.node() + " to join: start once without DOSSIER_NODE first");
        }
        return properties;
    }

    /** What no two nodes may have in common, whatever is set. */
    private void nameOwn(Properties properties) {
        properties.setProperty("node.name", settings.node());
        properties.setProperty("search.directory", own("search").toString());
    }

    private Path own(String name) {
        return data.ofNode(settings.node(), name);
    }

    private static void load(Properties properties, Path file) throws IOException {
        if (Files.exists(file)) {
            try (Reader reader = Files.newBufferedReader(file)) {
                properties.load(reader);
            }
        }
    }

    /** Each name stands in the asadmin files as {@code ${ENV=name}}. */
    Map<String, String> environment() {
        Map<String, String> environment = new HashMap<>();
        environment.put("DOSSIER_HOME", settings.home().toString());
        environment.put("DOSSIER_NODE", settings.node());
        environment.put("DOSSIER_HTTP_ADDRESS", "127.0.0.1");
        environment.put("DOSSIER_METRICS", "true");
        environment.put("DOSSIER_DB_HOST", "127.0.0.1");
        environment.put("DOSSIER_DB_PORT", Integer.toString(settings.databasePort()));
        environment.put("DOSSIER_DB_NAME", "dossier");
        environment.put("DOSSIER_DB_USER", "dossier_app");
        environment.put("DOSSIER_DB_PASSWORD", secrets.get("database.app-password"));
        environment.put("DOSSIER_BROKER_HOST", "127.0.0.1");
        environment.put("DOSSIER_BROKER_PORT", Integer.toString(settings.brokerPort()));
        environment.put("DOSSIER_BROKER_USER", "dossier");
        environment.put("DOSSIER_BROKER_PASSWORD", secrets.get("broker.password"));
        environment.put("DJL_CACHE_DIR", own("native").toString());
        return environment;
    }

    private Properties configuration() {
        String storage = "http://127.0.0.1:" + settings.storagePort();
        Properties properties = new Properties();
        properties.setProperty("http.listener-address", "127.0.0.1");
        properties.setProperty("auth.issuer", settings.url());
        properties.setProperty("auth.key-directory", data.inner("keys").toString());
        properties.setProperty("auth.token-endpoint", "open");
        properties.setProperty("evaluation.accounts", "true");
        properties.setProperty("openapi.access", "open");
        properties.setProperty("storage.endpoint", storage);
        properties.setProperty("storage.public-endpoint", storage);
        properties.setProperty("storage.region", "us-east-1");
        properties.setProperty("storage.bucket", "dossier");
        properties.setProperty("storage.access-key", secrets.get("storage.access-key"));
        properties.setProperty("storage.secret-key", secrets.get("storage.secret-key"));
        properties.setProperty("worker.java", Java.command());
        properties.setProperty(
                "worker.lib", settings.home().resolve("lib/worker").toString());
        nameOwn(properties);
        return properties;
    }
}
