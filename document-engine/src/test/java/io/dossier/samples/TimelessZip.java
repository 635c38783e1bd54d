package io.dossier.samples;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** An archive that does not tell when it was packed. */
final class TimelessZip {

    private static final LocalDateTime EARLIEST = LocalDateTime.of(1980, 1, 1, 0, 0);

    private TimelessZip() {}

    static void write(byte[] archive, Path file) throws IOException {
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(archive));
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
            for (ZipEntry next = in.getNextEntry(); next != null; next = in.getNextEntry()) {
                ZipEntry entry = new ZipEntry(next.getName());
                entry.setTimeLocal(EARLIEST);
                out.putNextEntry(entry);
                in.transferTo(out);
            }
        }
    }
}
