package io.dossier.files;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Whether a file's leading bytes are those of its type. Looks at the outside only: reading is the workers' business. */
final class ContentCheck {

    private static final int HEAD = 8_192;
    private static final byte[] PDF = "%PDF-".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] RTF = "{\\rtf".getBytes(StandardCharsets.US_ASCII);
    /** Readers find the header of a PDF within its first kilobyte. */
    private static final int PDF_HEADER_WITHIN = 1_024;

    private ContentCheck() {}

    static void require(FileType type, Path file) {
        try {
            if (Files.size(file) == 0) {
                throw DossierException.invalid("File is empty");
            }
            if (!fits(type, file)) {
                throw type.mismatch();
            }
        } catch (IOException e) {
            throw new DossierException(ErrorCode.INTERNAL_ERROR, "The upload could not be checked", e);
        }
    }

    private static boolean fits(FileType type, Path file) throws IOException {
        byte[] head = head(file);
        return switch (type) {
            case PDF -> contains(Arrays.copyOf(head, Math.min(head.length, PDF_HEADER_WITHIN)), PDF);
            case RTF -> startsWith(head, RTF);
            case CSV -> !contains(head, new byte[] {0});
            case DOCX -> OfficePackage.of(file).hasPartsIn("word/");
            case XLSX -> OfficePackage.of(file).hasPartsIn("xl/");
        };
    }

    private static byte[] head(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(HEAD);
        }
    }

    private static boolean startsWith(byte[] bytes, byte[] prefix) {
        return bytes.length >= prefix.length && Arrays.equals(bytes, 0, prefix.length, prefix, 0, prefix.length);
    }

    private static boolean contains(byte[] bytes, byte[] wanted) {
        for (int at = 0; at <= bytes.length - wanted.length; at++) {
            if (Arrays.equals(bytes, at, at + wanted.length, wanted, 0, wanted.length)) {
                return true;
            }
        }
        return false;
    }
}
