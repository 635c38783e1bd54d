package io.dossier.templates.model;

import io.dossier.errors.DossierException;

/** Checks of words that clients choose freely. */
final class Words {

    private static final int MAX_NAME = 255;
    private static final int MAX_TERM = 100;

    private Words() {}

    /** The text, empty if there is none. */
    static String text(String value) {
        return value == null ? "" : value;
    }

    /** A name without blanks around it, which must be there. */
    static String name(String parameter, String value) {
        if (value == null || value.isBlank()) {
            throw DossierException.missing(parameter);
        }
        return notLonger(MAX_NAME, parameter, value.strip());
    }

    /** A type or mode: empty if there is none. */
    static String term(String name, String value) {
        return notLonger(MAX_TERM, name, text(value));
    }

    private static String notLonger(int most, String name, String value) {
        if (value.length() > most) {
            throw DossierException.invalid("%s must not be longer than %d characters".formatted(name, most));
        }
        return value;
    }
}
