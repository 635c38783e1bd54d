package io.dossier.http;

import io.dossier.errors.DossierException;
import java.util.Locale;

/** Parameters that are true or false. */
public final class Flags {

    private Flags() {}

    /** The value; refused if it is neither {@code true} nor {@code false}, in any case. */
    public static boolean parse(String name, String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "true" -> true;
            case "false" -> false;
            default -> throw DossierException.invalid("Invalid value for " + name + ": expected true or false");
        };
    }
}
