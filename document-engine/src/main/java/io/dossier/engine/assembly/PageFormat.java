package io.dossier.engine.assembly;

import java.util.Locale;

/** How a Word section prints its page numbers. */
enum PageFormat {
    DECIMAL,
    LOWER_ROMAN,
    UPPER_ROMAN,
    LOWER_LETTER,
    UPPER_LETTER;

    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] NUMERALS = {"m", "cm", "d", "cd", "c", "xc", "l", "xl", "x", "ix", "v", "iv", "i"};

    /** By Word's name; formats that are none of these print as digits. */
    static PageFormat of(String name) {
        return switch (name) {
            case "lowerRoman" -> LOWER_ROMAN;
            case "upperRoman" -> UPPER_ROMAN;
            case "lowerLetter" -> LOWER_LETTER;
            case "upperLetter" -> UPPER_LETTER;
            default -> DECIMAL;
        };
    }

    String print(int page) {
        if (page < 1) {
            return String.valueOf(page);
        }
        return switch (this) {
            case DECIMAL -> String.valueOf(page);
            case LOWER_ROMAN -> roman(page);
            case UPPER_ROMAN -> roman(page).toUpperCase(Locale.ROOT);
            case LOWER_LETTER -> letters('a', page);
            case UPPER_LETTER -> letters('A', page);
        };
    }

    private static String roman(int number) {
        StringBuilder roman = new StringBuilder();
        int rest = number;
        for (int i = 0; i < VALUES.length; i++) {
            while (rest >= VALUES[i]) {
                roman.append(NUMERALS[i]);
                rest -= VALUES[i];
            }
        }
        return roman.toString();
    }

    /** Word doubles the letter behind z: aa, bb. */
    private static String letters(char first, int number) {
        return String.valueOf((char) (first + (number - 1) % 26)).repeat((number - 1) / 26 + 1);
    }
}
