package io.dossier.engine.reading.word;

import java.util.Locale;

/** Prints a list number in one of Word's formats. */
final class NumberFormat {

    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] ROMAN = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
    private static final int MAX_ROMAN = 3999;
    private static final int ALPHABET = 26;
    private static final int MAX_LETTERS = 780;

    private NumberFormat() {}

    /** Formats that are not known print as decimal. */
    static String of(String format, int number) {
        return switch (format) {
            case "none" -> "";
            case "upperRoman" -> roman(number);
            case "lowerRoman" -> roman(number).toLowerCase(Locale.ROOT);
            case "upperLetter" -> letters(number);
            case "lowerLetter" -> letters(number).toLowerCase(Locale.ROOT);
            case "decimalZero" -> number < 10 ? "0" + number : String.valueOf(number);
            default -> String.valueOf(number);
        };
    }

    private static String roman(int number) {
        if (number > MAX_ROMAN) {
            return String.valueOf(number);
        }
        StringBuilder text = new StringBuilder();
        int left = number;
        for (int i = 0; i < VALUES.length; i++) {
            while (left >= VALUES[i]) {
                text.append(ROMAN[i]);
                left -= VALUES[i];
            }
        }
        return text.toString();
    }

    /** Behind z come aa, bb, cc. */
    private static String letters(int number) {
        if (number < 1 || number > MAX_LETTERS) {
            return String.valueOf(number);
        }
        String letter = String.valueOf((char) ('A' + (number - 1) % ALPHABET));
        return letter.repeat((number - 1) / ALPHABET + 1);
    }
}
