package io.dossier.engine.reading;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.DocumentModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A file that a test made up: reads it and picks blocks by kind. */
public final class MadeFile {

    private MadeFile() {}

    /** Reads the bytes as a file of this name. */
    public static DocumentModel read(byte[] bytes, String name) {
        try {
            Path file = Files.createTempFile("made", ".tmp");
            try {
                Files.write(file, bytes);
                return SourceReader.read(file, "0".repeat(64), name);
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the text, in UTF-8, as a file of this name. */
    public static DocumentModel read(String text, String name) {
        return read(text.getBytes(StandardCharsets.UTF_8), name);
    }

    public static <T extends Block> List<T> blocks(DocumentModel model, Class<T> kind) {
        return SharedData.blocks(model, kind);
    }

    /** An archive with these parts. */
    public static byte[] zip(Map<String, String> parts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> part : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                zip.write(part.getValue().getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
