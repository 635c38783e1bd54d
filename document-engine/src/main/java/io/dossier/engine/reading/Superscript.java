package io.dossier.engine.reading;

/** Raised digits: as plain ones they would change a number or a unit, so they are kept as superscript characters. */
public final class Superscript {

    private static final String DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    private Superscript() {}

    /**
     * {@code raised} as it is written behind {@code before}: 10 and 9 give 10⁹, cm and 2 give cm², 10 and -9 give 10⁻⁹, X and
     * a stay Xa.
     */
    public static String after(CharSequence before, String raised) {
        boolean behindDigit = before.length() > 0 && isDigit(before.charAt(before.length() - 1));
        return behindDigit || raised.chars().anyMatch(c -> isDigit((char) c)) ? raise(raised) : raised;
    }

    private static boolean isDigit(char c) {
        return Character.isDigit(c) || DIGITS.indexOf(c) >= 0;
    }

    private static String raise(String text) {
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (c >= '0' && c <= '9') {
                out.append(DIGITS.charAt(c - '0'));
            } else if (c == '-' || c == '−' || c == '–') {
                out.append('⁻');
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }
}
