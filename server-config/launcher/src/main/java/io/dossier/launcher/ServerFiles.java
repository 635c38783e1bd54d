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

    private final Settings settings;
    private final DataFolder data;
    private final Secrets secrets;

    ServerFiles(Settings settings, DataFolder data, Secrets secrets) {
        this.settings = settings;
        this.data = data;
        this.secrets = secrets;
    }

    /** Writes the configuration anew; what stands in {@code local.properties} beside it wins. */
    Path writeConfiguration() throws LauncherFailure {
        Path file = data.config().resolve("dossier.properties");
        Path local = data.config().resolve("local.properties");
        try {
            Properties properties = configuration();
            if (Files.exists(local)) {
                try (Reader reader = Files.newBufferedReader(local)) {
                    properties.load(reader);
                }
            }
            DataFolder.writeSecret(file, properties);
            return file;
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The configuration cannot be written", e);
        }
    }

    /** Each name stands in the asadmin files as {@code ${ENV=name}}. */
    Map<String, String> environment() {
        Map<String, String> environment = new HashMap<>();
        environment.put("DOSSIER_HOME", settings.home().toString());
        environment.put("DOSSIER_NODE", "node1");
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
        environment.put("DJL_CACHE_DIR", data.inner("native").toString());
        return environment;
    }

    private Properties configuration() {
        String storage = "http://127.0.0.1:" + settings.storagePort();
        Properties properties = new Properties();
        properties.setProperty("node.name", "node1");
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
        properties.setProperty("search.directory", data.inner("search").toString());
        return properties;
    }
}
