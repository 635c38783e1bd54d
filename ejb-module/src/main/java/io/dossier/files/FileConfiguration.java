package io.dossier.files;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import java.net.URI;
import java.nio.file.Path;
import org.eclipse.microprofile.config.Config;

/** Reads the settings of files. */
@Dependent
public class FileConfiguration {

    private static final long HUNDRED_MIB = 100L << 20;

    @Produces
    StorageSettings storage(Config config) {
        String endpoint = config.getValue("storage.endpoint", String.class);
        return new StorageSettings(
                URI.create(endpoint),
                URI.create(config.getOptionalValue("storage.public-endpoint", String.class)
                        .orElse(endpoint)),
                config.getOptionalValue("storage.region", String.class).orElse("us-east-1"),
                config.getValue("storage.bucket", String.class),
                config.getValue("storage.access-key", String.class),
                config.getValue("storage.secret-key", String.class));
    }

    @Produces
    FileSettings files(Config config) {
        return new FileSettings(
                config.getOptionalValue("files.max-upload-bytes", Long.class).orElse(HUNDRED_MIB),
                config.getOptionalValue("conversion.office-home", String.class)
                        .map(Path::of)
                        .orElse(null),
                config.getOptionalValue("node.name", String.class).orElse("server"));
    }
}
