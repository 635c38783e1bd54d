package io.dossier.engine.templates;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** Real files that are not part of the repository; tests that need one are skipped where it is absent. */
public final class SharedData {

    private SharedData() {}

    /** A file under the shared data folder. */
    public static Path file(String name) {
        Path file = Path.of(System.getProperty("dossier.root", ".."), "..", "shared", "data", name)
                .normalize();
        assumeTrue(Files.exists(file), () -> "skipped: the shared data lack " + name);
        return file;
    }
}
