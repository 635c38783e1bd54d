package io.dossier.configuration;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.eclipse.microprofile.config.spi.ConfigSource;

/** The installation's properties file, read once. Weaker than system properties and environment variables. */
public class DossierConfigSource implements ConfigSource {

    private static final int BELOW_ENVIRONMENT = 250;

    private final Map<String, String> settings;

    public DossierConfigSource() {
        this(named());
    }

    DossierConfigSource(Path file) {
        settings = file == null ? Map.of() : read(file);
    }

    private static Path named() {
        String file = System.getProperty("dossier.config", System.getenv("DOSSIER_CONFIG"));
        return file == null || file.isBlank() ? null : Path.of(file);
    }

    private static Map<String, String> read(Path file) {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException("The configuration named by dossier.config cannot be read: " + file, e);
        }
        Map<String, String> read = new HashMap<>();
        properties.stringPropertyNames().forEach(name -> read.put(name, properties.getProperty(name)));
        return Map.copyOf(read);
    }

    @Override
    public int getOrdinal() {
        return BELOW_ENVIRONMENT;
    }

    @Override
    public Set<String> getPropertyNames() {
        return settings.keySet();
    }

    @Override
    public String getValue(String name) {
        return settings.get(name);
    }

    @Override
    public String getName() {
        return "dossier.config";
    }
}
