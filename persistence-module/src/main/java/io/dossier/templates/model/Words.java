package io.dossier.templates.model;

import io.dossier.errors.DossierException;

/** Checks of words that clients choose freely. */
final class Words {

    private static final int MAX_TERM = 100;

    private Words() {}

    /** The text, empty if there is none. */
    static String text(String value) {
        return value == null ? "" : value;
    }

    /** A type or mode: empty if there is none. */
    static String term(String name, String value) {
        if (value != null && value.length() > MAX_TERM) {
            throw DossierException.invalid("%s must not be longer than %d characters".formatted(name, MAX_TERM));
        }
        return text(value);
    }
}
