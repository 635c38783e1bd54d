package io.dossier.engine.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** An output that appears under its name only when it is whole. */
final class WholeFile {

    /** Writes a file of the given name. */
    interface Writer<X extends Exception> {
        void write(Path file) throws IOException, X;
    }

    private WholeFile() {}

    static <X extends Exception> void write(Path output, Writer<X> writer) throws IOException, X {
        Path part = output.resolveSibling(output.getFileName() + ".part");
        try {
            writer.write(part);
            Files.move(part, output, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
