package io.dossier.engine.reading.pdf;

import java.util.List;

/** Joins the lines of a paragraph; a word that was parted at a line's end is put together where that is certain. */
final class LineText {

    private LineText() {}

    static String join(List<TextLine> lines) {
        StringBuilder text = new StringBuilder();
        for (TextLine line : lines) {
            append(text, line.text());
        }
        return text.toString();
    }

    /** A hyphen at a line's end is kept, as it may be the word's own; only the space behind it goes. */
    private static void append(StringBuilder text, String line) {
        int end = text.length() - 1;
        boolean hyphen = end > 0
                && (text.charAt(end) == '-' || text.charAt(end) == '\u00AD')
                && Character.isLetterOrDigit(text.charAt(end - 1));
        if (end >= 0 && !hyphen) {
            text.append(' ');
        }
        text.append(line);
    }
}
