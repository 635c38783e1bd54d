package io.dossier.launcher;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Properties;

/** Passwords between the parts, drawn at the first start and kept. */
final class Secrets {

    private static final int BYTES = 24;
    private static final String[] NAMES = {
        "database.superuser-password",
        "database.owner-password",
        "database.app-password",
        "broker.password",
        "storage.access-key",
        "storage.secret-key"
    };

    private final Properties values;

    private Secrets(Properties values) {
        this.values = values;
    }

    /** Reads them, and draws what is missing. */
    static Secrets in(Path file) throws LauncherFailure {
        Properties values = new Properties();
        try {
            if (Files.exists(file)) {
                try (Reader reader = Files.newBufferedReader(file)) {
                    values.load(reader);
                }
            }
            if (draw(values)) {
                DataFolder.writeSecret(file, values);
            }
            return new Secrets(values);
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The secrets cannot be kept: " + e.getMessage(), e);
        }
    }

    String get(String name) {
        return values.getProperty(name);
    }

    private static boolean draw(Properties values) {
        SecureRandom random = new SecureRandom();
        boolean drawn = false;
        for (String name : NAMES) {
            if (values.getProperty(name) == null) {
                byte[] secret = new byte[BYTES];
                random.nextBytes(secret);
                values.setProperty(name, Base64.getUrlEncoder().withoutPadding().encodeToString(secret));
                drawn = true;
            }
        }
        return drawn;
    }
}
