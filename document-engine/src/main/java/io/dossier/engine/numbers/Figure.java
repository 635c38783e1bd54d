package io.dossier.engine.numbers;

/**
 * A figure in a text.
 *
 * @param from its first character, counted from 0
 * @param to the character behind its last one, a per cent sign included
 * @param kind what it is; figures of different kinds are never the same
 * @param value the exact decimal value without trailing zeros; for a date or name its characters in one form
 * @param unit the unit behind it; empty if there is none or it is not known
 */
public record Figure(int from, int to, Kind kind, String value, String unit) {

    /** What a figure is. */
    public enum Kind {
        NUMBER,
        PERCENTAGE,
        DATE,
        /** A name, time or ratio: compared by its characters. */
        NAME
    }

    /** Whether both say the same. */
    public boolean isSame(Figure other) {
        boolean sameUnit = unit.isEmpty() || other.unit.isEmpty() || unit.equals(other.unit);
        return kind == other.kind && value.equals(other.value) && sameUnit;
    }

    /** Its words in the text it was found in. */
    public String in(String text) {
        return text.substring(from, to);
    }
}
