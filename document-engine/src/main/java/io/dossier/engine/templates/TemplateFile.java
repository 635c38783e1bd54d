package io.dossier.engine.templates;

import io.dossier.engine.model.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.apache.poi.poifs.filesystem.FileMagic;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;

/** Opens a file that somebody uploaded as a Word template, or says in a sentence why it cannot be one. */
public final class TemplateFile {

    private static final long MAX_PART = 64L << 20;
    private static final long MAX_TOTAL = 192L << 20;
    private static final int MAX_PARTS = 5_000;

    private static final String WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.";
    private static final Set<String> MAIN_TYPES = Set.of(WORD + "document.main+xml", WORD + "template.main+xml");

    private TemplateFile() {}

    /** Reads all parts of a .docx or .dotx. */
    public static WordPackage open(Path file) {
        try {
            refuseOtherKinds(file);
            return checked(parts(file));
        } catch (ZipException e) {
            throw new UnreadableTemplate(
                    Problem.UNREADABLE, "The Word file is damaged: it is not a complete ZIP archive.", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void refuseOtherKinds(Path file) throws IOException {
        if (Files.size(file) == 0) {
            throw new UnreadableTemplate(Problem.EMPTY, "The file is empty.");
        }
        switch (FileMagic.valueOf(file.toFile())) {
            case OOXML -> {
                // The only kind that may go on.
            }
            case OLE2 -> throw olderFormatOrEncrypted(file);
            default ->
                throw new UnreadableTemplate(
                        Problem.UNREADABLE, "The file is not a Word document: its content is of another kind.");
        }
    }

    private static UnreadableTemplate olderFormatOrEncrypted(Path file) throws IOException {
        try (POIFSFileSystem ole = new POIFSFileSystem(file.toFile(), true)) {
            if (ole.getRoot().hasEntryCaseInsensitive("EncryptedPackage")) {
                return new UnreadableTemplate(
                        Problem.ENCRYPTED, "The Word file is protected by a password. Remove it and upload again.");
            }
        }
        return new UnreadableTemplate(
                Problem.UNREADABLE, "The file is in the format of Word 97–2003. Save it as a Word document (.docx).");
    }

    private static Map<String, byte[]> parts(Path file) throws IOException {
        Map<String, byte[]> parts = new TreeMap<>();
        long left = MAX_TOTAL;
        try (ZipFile zip = new ZipFile(file.toFile())) {
            if (zip.size() > MAX_PARTS) {
                throw tooLarge();
            }
            Enumeration<? extends ZipEntry> entries = zip.entries();
            while (entries.hasMoreElements()) {
                ZipEntry entry = entries.nextElement();
                if (!entry.isDirectory()) {
                    byte[] bytes = read(zip, entry, Math.min(MAX_PART, left));
                    left -= bytes.length;
                    parts.put(entry.getName(), bytes);
                }
            }
        }
        return parts;
    }

    private static byte[] read(ZipFile zip, ZipEntry entry, long limit) throws IOException {
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = in.readNBytes((int) limit + 1);
            if (bytes.length > limit) {
                throw tooLarge();
            }
            return bytes;
        }
    }

    private static UnreadableTemplate tooLarge() {
        return new UnreadableTemplate(
                Problem.TOO_LARGE, "The Word file unpacks to more than a template may hold (192 MiB).");
    }

    private static WordPackage checked(Map<String, byte[]> parts) {
        if (!parts.containsKey(WordPackage.CONTENT_TYPES) || !parts.containsKey("_rels/.rels")) {
            throw notWord();
        }
        WordPackage outer = new WordPackage(parts, "");
        String main = Relationships.of(outer, "").targets("officeDocument").stream()
                .filter(parts::containsKey)
                .findFirst()
                .orElseThrow(TemplateFile::notWord);
        String type = outer.contentType(main);
        if (type.contains("macroEnabled")) {
            throw new UnreadableTemplate(
                    Problem.UNREADABLE, "The Word file holds macros. Save it without them as a .docx or .dotx.");
        }
        if (!MAIN_TYPES.contains(type)) {
            throw notWord();
        }
        WordPackage file = new WordPackage(parts, main);
        file.body();
        return file;
    }

    private static UnreadableTemplate notWord() {
        return new UnreadableTemplate(
                Problem.UNREADABLE, "The file is an Office archive, but not a Word document or template.");
    }
}
