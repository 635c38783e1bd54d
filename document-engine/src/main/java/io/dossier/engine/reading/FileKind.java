package io.dossier.engine.reading;

import io.dossier.engine.model.Problem;
import io.dossier.engine.model.SourceFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Tells the format from the extension and checks that the leading bytes agree. */
final class FileKind {

    private static final int HEAD = 1024;
    private static final int CHUNK = 1 << 16;
    private static final String ENCRYPTED_PACKAGE = "EncryptedPackage";
    private static final byte[] OLE2 = {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0};

    private FileKind() {}

    static SourceFormat check(Path file, String name) throws IOException {
        SourceFormat format = byExtension(name);
        long size = Files.size(file);
        if (size == 0) {
            throw new UnreadableSource(Problem.EMPTY, "The file is empty. Upload one that has content.");
        }
        if (size > ReadingLimits.FILE_BYTES) {
            throw UnreadableSource.tooLarge((ReadingLimits.FILE_BYTES >> 20) + " MiB");
        }
        byte[] head = head(file);
        if (startsWith(head, OLE2)) {
            throw ole2(format, file);
        }
        if (!agrees(format, head) || isOffice(format) && !OfficePackage.isOf(format, file)) {
            throw mistyped(format);
        }
        return format;
    }

    private static SourceFormat byExtension(String name) {
        int dot = name.lastIndexOf('.');
        String extension = dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
        return switch (extension) {
            case "pdf" -> SourceFormat.PDF;
            case "docx" -> SourceFormat.DOCX;
            case "xlsx" -> SourceFormat.XLSX;
            case "csv" -> SourceFormat.CSV;
            case "rtf" -> SourceFormat.RTF;
            case "doc", "dot", "xls", "xlt" ->
                throw new UnreadableSource(
                        Problem.UNREADABLE,
                        "Files of the old Office formats are not read. Save it as DOCX or XLSX and upload that.");
            default ->
                throw new UnreadableSource(
                        Problem.UNREADABLE,
                        "Files of this type are not read. Upload a DOCX, PDF, CSV, XLSX or RTF file.");
        };
    }

    private static boolean agrees(SourceFormat format, byte[] head) {
        return switch (format) {
            case PDF -> new String(head, StandardCharsets.ISO_8859_1).contains("%PDF-");
            case DOCX, XLSX -> startsWith(head, new byte[] {'P', 'K', 3, 4});
            case RTF -> startsWith(head, "{\\rtf".getBytes(StandardCharsets.US_ASCII));
            case CSV -> !isBinary(head);
        };
    }

    private static boolean isOffice(SourceFormat format) {
        return format == SourceFormat.DOCX || format == SourceFormat.XLSX;
    }

    private static boolean isBinary(byte[] head) {
        String text = new String(head, StandardCharsets.ISO_8859_1);
        boolean wide = text.startsWith("\u00FF\u00FE") || text.startsWith("\u00FE\u00FF");
        return text.startsWith("PK\u0003\u0004")
                || text.startsWith("%PDF-")
                || text.startsWith("{\\rtf")
                || !wide && text.indexOf(0) >= 0;
    }

    private static UnreadableSource ole2(SourceFormat format, Path file) throws IOException {
        if (!isOffice(format)) {
            return mistyped(format);
        }
        return holds(file, ENCRYPTED_PACKAGE)
                ? new UnreadableSource(
                        Problem.ENCRYPTED,
                        "The file is protected by a password. Remove the password and upload the file again.")
                : new UnreadableSource(
                        Problem.UNREADABLE,
                        "The file is of the old Office format, whatever its name says. Save it as " + format
                                + " and upload that.");
    }

    /** Office keeps an encrypted file in a container of the old format, under a name of its own. */
    private static boolean holds(Path file, String name) throws IOException {
        String wanted = new String(name.getBytes(StandardCharsets.UTF_16LE), StandardCharsets.ISO_8859_1);
        String overlap = "";
        try (InputStream in = Files.newInputStream(file)) {
            for (byte[] bytes = in.readNBytes(CHUNK); bytes.length > 0; bytes = in.readNBytes(CHUNK)) {
                String chunk = overlap + new String(bytes, StandardCharsets.ISO_8859_1);
                if (chunk.contains(wanted)) {
                    return true;
                }
                overlap = chunk.substring(Math.max(0, chunk.length() - wanted.length()));
            }
        }
        return false;
    }

    private static UnreadableSource mistyped(SourceFormat format) {
        return new UnreadableSource(
                Problem.UNREADABLE,
                "The file's name says " + format + ", but its content is of another kind or damaged. Save it as "
                        + format + " and upload that, or correct the name.");
    }

    private static boolean startsWith(byte[] head, byte[] start) {
        return head.length >= start.length && java.util.Arrays.equals(head, 0, start.length, start, 0, start.length);
    }

    private static byte[] head(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(HEAD);
        }
    }
}
