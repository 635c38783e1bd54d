package io.dossier.bench;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A benchmark's only output. */
public final class Terminal {

    private static final PrintStream OUT =
            new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

    private Terminal() {}

    public static void line(String text) {
        OUT.println(text);
    }
}
