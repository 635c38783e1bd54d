package io.dossier.engine.reading;

import io.dossier.engine.model.Problem;
import io.dossier.engine.model.SourceFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.poi.openxml4j.util.ZipSecureFile;

/** Checks the archive of a DOCX or XLSX before any parser sees it: what it holds, and how large that is unpacked. */
final class OfficePackage {

    private static final String TYPES = "[Content_Types].xml";
    private static final int TYPES_BYTES = 4 << 20;

    static {
        ZipSecureFile.setMinInflateRatio(ReadingLimits.MIN_INFLATE_RATIO);
        ZipSecureFile.setMaxEntrySize(ReadingLimits.ENTRY_BYTES);
        ZipSecureFile.setMaxFileCount(ReadingLimits.ENTRIES);
    }

    private OfficePackage() {}

    /** Whether the archive holds a document of the format, neither a template of it nor one with macros. */
    static boolean isOf(SourceFormat format, Path file) {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            checkSizes(zip);
            ZipEntry entry = zip.getEntry(TYPES);
            return entry != null && names(format, types(zip, entry));
        } catch (IOException | IllegalArgumentException e) {
            throw new UnreadableSource(
                    Problem.UNREADABLE,
                    "The file is damaged: its parts cannot be unpacked. Open it in the program it was made with, save it"
                            + " again and upload the new copy.",
                    e);
        }
    }

    private static boolean names(SourceFormat format, String types) {
        if (types.contains("macroEnabled")) {
            throw another(format, "has macros. Save it as " + format + " without macros");
        }
        if (types.contains("ml.template.main+xml")) {
            throw another(format, "is a template, not a document. Save it as " + format);
        }
        return format == SourceFormat.DOCX
                ? types.contains("wordprocessingml.document.main+xml")
                : types.contains("spreadsheetml.sheet.main+xml");
    }

    private static UnreadableSource another(SourceFormat format, String what) {
        return new UnreadableSource(
                Problem.UNREADABLE, "The file's name says " + format + ", but it " + what + " and upload that.");
    }

    private static String types(ZipFile zip, ZipEntry entry) throws IOException {
        try (InputStream in = zip.getInputStream(entry)) {
            return new String(in.readNBytes(TYPES_BYTES), StandardCharsets.UTF_8);
        }
    }

    /** Unpacks everything once: the sizes that an archive declares may be lies. */
    private static void checkSizes(ZipFile zip) throws IOException {
        if (zip.size() > ReadingLimits.ENTRIES) {
            throw UnreadableSource.tooLarge(ReadingLimits.ENTRIES + " parts");
        }
        byte[] buffer = new byte[1 << 16];
        long total = 0;
        for (Enumeration<? extends ZipEntry> entries = zip.entries(); entries.hasMoreElements(); ) {
            ZipEntry entry = entries.nextElement();
            long most = most(entry.getName());
            try (InputStream in = zip.getInputStream(entry)) {
                long size = 0;
                for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                    size += read;
                    if (size > most) {
                        throw UnreadableSource.tooLarge((most >> 20) + " MiB in one of its parts");
                    }
                    if (total + size > ReadingLimits.TOTAL_BYTES) {
                        throw UnreadableSource.tooLarge((ReadingLimits.TOTAL_BYTES >> 20) + " MiB when unpacked");
                    }
                }
                if (isBomb(size, entry.getCompressedSize())) {
                    throw UnreadableSource.tooLarge("a thousand times its own size when unpacked");
                }
                total += size;
            }
        }
    }

    /** What POI refuses as a bomb, which it cannot tell the owner. It lets small parts pass, whatever their ratio. */
    private static boolean isBomb(long size, long packed) {
        return size > ZipSecureFile.getGraceEntrySize() && packed < size * ReadingLimits.MIN_INFLATE_RATIO;
    }

    /** Parts that a parser keeps in memory as a whole may be less large than those that stream by. */
    private static long most(String part) {
        if (part.endsWith(".rels")
                || part.endsWith("/styles.xml")
                || part.endsWith("/workbook.xml")
                || part.equals(TYPES)) {
            return ReadingLimits.TREE_BYTES;
        }
        return part.endsWith("/sharedStrings.xml") ? ReadingLimits.TEXT_BYTES : ReadingLimits.ENTRY_BYTES;
    }
}
