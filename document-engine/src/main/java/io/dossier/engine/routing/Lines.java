package io.dossier.engine.routing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads a data file of this package: tab-separated fields, comments after a number sign at the start of a line. */
final class Lines {

    private Lines() {}

    static List<String[]> of(String resource) {
        try (InputStream stream = Lines.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("Missing on the class path: " + resource);
            }
            BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + resource, e);
        }
    }
}
