package io.dossier.documents;

import io.dossier.errors.DossierException;
import java.util.Locale;
import java.util.UUID;

/** Names of generated files. */
public final class OutputName {

    private static final String EXTENSION = ".docx";
    private static final int LONGEST = 200;

    private OutputName() {}

    /** The wanted name with its extension. */
    public static String of(String wanted) {
        String name = wanted.toLowerCase(Locale.ROOT).endsWith(EXTENSION) ? wanted : wanted + EXTENSION;
        boolean plain = name.length() > EXTENSION.length()
                && name.length() <= LONGEST
                && !name.contains("..")
                && name.chars().noneMatch(c -> c == '/' || c == '\\' || Character.isISOControl(c));
        if (!plain) {
            throw DossierException.invalid("Invalid output_name");
        }
        return name;
    }

    /** A name for a document whose client gave none, unlike any other. */
    public static String unique(String templateName, UUID documentId) {
        String words = templateName.replaceAll("[^\\p{L}\\p{N} ._-]", " ").replaceAll("[ .]+", " ");
        String start = words.strip().isEmpty() ? "Document" : words.strip();
        String id = documentId.toString();
        return "%s %s%s"
                .formatted(start.substring(0, Math.min(start.length(), 100)).strip(), id.substring(24), EXTENSION);
    }

    public static String withoutExtension(String name) {
        return name.substring(0, name.length() - EXTENSION.length());
    }
}
