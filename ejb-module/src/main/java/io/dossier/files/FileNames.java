package io.dossier.files;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which names files and containers may have. */
public final class FileNames {

    /** Word files stay as they are here; everywhere else they become PDF. */
    public static final String TEMPLATES = "templates";

    private static final int MAX_LENGTH = 512;
    private static final Pattern CONTAINER = Pattern.compile("[a-z0-9][a-z0-9-]{0,62}");
    private static final Pattern DRIVE = Pattern.compile("^[A-Za-z]:.*");

    private FileNames() {}

    public static void requireContainer(String container) {
        if (!CONTAINER.matcher(container).matches()) {
            throw DossierException.invalid("Invalid container");
        }
    }

    /** A relative path of plain segments; anything that tries to leave the container is refused and audited. */
    public static void requireName(String name) {
        boolean tricky = name.startsWith("/")
                || name.indexOf('\\') >= 0
                || DRIVE.matcher(name).matches()
                || name.chars().anyMatch(Character::isISOControl)
                || segments(name).anyMatch(segment -> segment.equals("..") || segment.equals("."));
        if (tricky) {
            throw new DossierException(ErrorCode.RULE_EVASION, "Invalid file name");
        }
        if (name.length() > MAX_LENGTH || segments(name).anyMatch(String::isBlank)) {
            throw DossierException.invalid("Invalid file name");
        }
    }

    /** The same name with another extension. */
    static String withExtension(String name, String extension) {
        return name.substring(0, name.lastIndexOf('.')) + extension;
    }

    private static Stream<String> segments(String name) {
        return Arrays.stream(name.split("/", -1));
    }
}
