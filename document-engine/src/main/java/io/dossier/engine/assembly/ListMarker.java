package io.dossier.engine.assembly;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is printed before a list item, as Word's numbering can say it.
 *
 * @param format Word's name of the kind of number
 * @param before what stands before the number
 * @param value the number, counted from 1
 * @param behind what stands behind the number
 */
record ListMarker(String format, String before, int value, String behind) {

    private static final Pattern NUMBER = Pattern.compile("(\\(?)(\\d{1,4}|[a-z]|[A-Z]|[ivx]+|[IVX]+)([.):]?)");
    private static final String[] ROMAN = {
        "", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi",
        "xvii", "xviii", "xix", "xx"
    };

    /** The kinds of number without their value: items of one list agree in it. */
    record Kind(String format, String before, String behind) {}

    Kind kind() {
        return new Kind(format, before, behind);
    }

    /** Whether a printed marker is a mere sign, such as a bullet or a dash. */
    static boolean isBullet(String marker) {
        return marker.isBlank()
                || marker.codePoints().noneMatch(Character::isLetterOrDigit)
                || marker.strip().equals("o");
    }

    /**
     * Reads a printed marker.
     *
     * @param expected the marker that would go on with the list; it decides whether {@code i} is a letter
     * @return empty for markers that numbering cannot repeat, such as {@code [4b]} or {@code 3.1.2}
     */
    static Optional<ListMarker> of(String marker, Optional<ListMarker> expected) {
        Matcher matcher = NUMBER.matcher(marker.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String before = matcher.group(1);
        String number = matcher.group(2);
        String behind = matcher.group(3);
        if (Character.isDigit(number.charAt(0))) {
            return Optional.of(new ListMarker("decimal", before, Integer.parseInt(number), behind));
        }
        boolean upper = Character.isUpperCase(number.charAt(0));
        String lower = number.toLowerCase(Locale.ROOT);
        Optional<ListMarker> letter = lower.length() == 1
                ? Optional.of(new ListMarker(
                        upper ? "upperLetter" : "lowerLetter", before, lower.charAt(0) - 'a' + 1, behind))
                : Optional.empty();
        Optional<ListMarker> roman =
                roman(lower).map(value -> new ListMarker(upper ? "upperRoman" : "lowerRoman", before, value, behind));
        boolean firstOrNext = expected.equals(roman)
                || roman.filter(reading -> reading.value() == 1).isPresent();
        return letter.filter(reading -> expected.equals(Optional.of(reading)))
                .or(() -> roman.filter(reading -> firstOrNext || lower.length() > 1))
                .or(() -> letter);
    }

    /** The marker of the next item. */
    ListMarker next() {
        return new ListMarker(format, before, value + 1, behind);
    }

    /** A small Roman number; in digits beyond 20. */
    static String roman(int value) {
        return value > 0 && value < ROMAN.length ? ROMAN[value] : String.valueOf(value);
    }

    private static Optional<Integer> roman(String text) {
        for (int value = 1; value < ROMAN.length; value++) {
            if (ROMAN[value].equals(text)) {
                return Optional.of(value);
            }
        }
        return Optional.empty();
    }
}
