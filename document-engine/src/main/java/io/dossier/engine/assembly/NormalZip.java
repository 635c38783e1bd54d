package io.dossier.engine.assembly;

import io.dossier.engine.templates.WordPackage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes the parts so that equal parts give equal bytes: sorted, all with the earliest time that ZIP knows. */
final class NormalZip {

    private static final LocalDateTime EARLIEST = LocalDateTime.of(1980, 1, 1, 0, 0);
    private static final String CONTENT_TYPES = "[Content_Types].xml";

    private NormalZip() {}

    static void write(WordPackage file, Path output) throws IOException {
        Map<String, byte[]> parts = file.bytes();
        try (OutputStream out = Files.newOutputStream(output);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.setLevel(Deflater.DEFAULT_COMPRESSION);
            // Programs that look at the beginning of a file expect this part first.
            write(zip, CONTENT_TYPES, parts.remove(CONTENT_TYPES));
            for (Map.Entry<String, byte[]> part : parts.entrySet()) {
                write(zip, part.getKey(), part.getValue());
            }
        }
    }

    private static void write(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(EARLIEST);
        zip.putNextEntry(entry);
        zip.write(bytes);
        zip.closeEntry();
    }
}
