package io.dossier.engine.provenance;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A text for comparison: in lower case, each run of white space one blank, quotes and dashes in one form.
 *
 * @param places of each character in the text as it was
 */
record PlainText(String text, int[] places, int length) {

    /** A stretch of the text as it was. */
    record Match(int from, int to) {}

    private static final int SHORTEST_INSIDE = 4;

    static PlainText of(String original) {
        StringBuilder plain = new StringBuilder();
        int[] places = new int[original.length()];
        for (int i = 0; i < original.length(); i++) {
            char c = plain(original.charAt(i));
            boolean blank = c == ' ';
            if (!blank || !plain.isEmpty() && plain.charAt(plain.length() - 1) != ' ') {
                places[plain.length()] = i;
                plain.append(c);
            }
        }
        int end = plain.length();
        if (end > 0 && plain.charAt(end - 1) == ' ') {
            end--;
        }
        return new PlainText(plain.substring(0, end), Arrays.copyOf(places, end), original.length());
    }

    private static char plain(char c) {
        return switch (c) {
            case '\u2018', '\u2019', '\u201a' -> '\'';
            case '\u201c', '\u201d', '\u201e' -> '"';
            case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212' -> '-';
            default -> Character.isWhitespace(c) || Character.isSpaceChar(c) ? ' ' : Character.toLowerCase(c);
        };
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    /** Where in the other text this one stands, or all of the other if it stands in this one. */
    Optional<Match> match(PlainText other) {
        return other.text.length() >= SHORTEST_INSIDE && text.contains(other.text)
                ? Optional.of(new Match(0, other.length))
                : inside(other);
    }

    /** Where in the other text this one stands; too short a one could be anywhere. */
    Optional<Match> inside(PlainText other) {
        int at = text.length() < SHORTEST_INSIDE ? -1 : other.text.indexOf(text);
        return at < 0
                ? Optional.empty()
                : Optional.of(new Match(other.places[at], other.places[at + text.length() - 1] + 1));
    }

    Set<String> words() {
        Set<String> words =
                new LinkedHashSet<>(Arrays.asList(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")));
        words.remove("");
        return words;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlainText plain && text.equals(plain.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
