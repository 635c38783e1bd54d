package io.dossier.files;

import io.dossier.errors.DossierException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;

/** The types that may be uploaded. */
public enum FileType {
    DOCX(
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            Set.of("application/zip", "application/x-zip-compressed")),
    PDF("application/pdf", Set.of("application/x-pdf")),
    CSV("text/csv", Set.of("text/plain", "application/csv", "application/vnd.ms-excel")),
    XLSX(
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            Set.of("application/zip", "application/x-zip-compressed")),
    RTF("application/rtf", Set.of("text/rtf", "application/x-rtf", "application/msword"));

    /** What clients declare that do not know. */
    private static final String UNKNOWN = "application/octet-stream";

    private final String contentType;
    private final Set<String> alsoDeclared;

    FileType(String contentType, Set<String> alsoDeclared) {
        this.contentType = contentType;
        this.alsoDeclared = alsoDeclared;
    }

    /** The type that a name's extension says, in any case. */
    public static FileType ofName(String name) {
        String extension = extension(name);
        return Arrays.stream(values())
                .filter(type -> type.extension().equals(extension))
                .findFirst()
                .orElseThrow(() -> DossierException.invalid(
                        "File type " + (extension.isEmpty() ? "(none)" : extension) + " is not supported"));
    }

    /** With the dot, in lower case; empty without. */
    private static String extension(String name) {
        String last = name.substring(name.lastIndexOf('/') + 1);
        int dot = last.lastIndexOf('.');
        return dot < 0 || dot == last.length() - 1 ? "" : last.substring(dot).toLowerCase(Locale.ROOT);
    }

    public String extension() {
        return "." + name().toLowerCase(Locale.ROOT);
    }

    public String contentType() {
        return contentType;
    }

    /** @param declared the content type that the client sent; may be null, may have parameters */
    void requireFits(String declared) {
        if (declared == null) {
            return;
        }
        String plain = declared.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
        boolean fits =
                plain.isEmpty() || plain.equals(UNKNOWN) || plain.equals(contentType) || alsoDeclared.contains(plain);
        if (!fits) {
            throw mismatch();
        }
    }

    /** The bytes, or the declared type, are something else. */
    DossierException mismatch() {
        return DossierException.invalid("File content does not match type " + extension());
    }
}
