package io.dossier.bench.routing;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A benchmark's only output. */
final class Terminal {

    private static final PrintStream OUT =
            new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

    private Terminal() {}

    static void line(String text) {
        OUT.println(text);
    }
}
