package io.dossier.launcher;

import java.nio.file.Path;

/** The Java that runs this. */
final class Java {

    private Java() {}

    static String command() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
