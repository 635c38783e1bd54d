package io.dossier.engine.reading;

/** Raised digits: behind another digit they would change a number, so there they are kept as superscript characters. */
public final class Superscript {

    private static final String DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    private Superscript() {}

    /** {@code raised} as it is written behind {@code before}: 10 and 9 give 10⁹, cm and 2 give cm2. */
    public static String after(CharSequence before, String raised) {
        boolean behindDigit = before.length() > 0 && Character.isDigit(before.charAt(before.length() - 1));
        return behindDigit ? raise(raised) : raised;
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
