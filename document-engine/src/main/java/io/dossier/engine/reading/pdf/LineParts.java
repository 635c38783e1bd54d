package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.ListMarker;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What of a line may stand in different columns. */
final class LineParts {

    /** Parts this many font sizes away from each other may be cells, if other lines say so too. */
    private static final double CELL_GAP = 0.72;

    private static final double NUMBER_GAP = 0.35;
    private static final Pattern NUMBER_ENDS = Pattern.compile("\\d[%)\\]*]*$");
    private static final Pattern NUMBER_STARTS = Pattern.compile("^[-–−<>≤≥]*\\.?\\d");

    private static final double WORD_GAP = 0.2;
    private static final Pattern OPENS = Pattern.compile("^[(\\[%]");

    private static final Pattern RULE = Pattern.compile("[_=—–-][\\s_=—–-]{4,}");

    private LineParts() {}

    /** Parts that are columns by themselves; a bullet or number at the start belongs to what follows. */
    static List<TextLine> of(TextLine line) {
        return joined(line.segments());
    }

    /** Parts that may be cells where the line is part of a table. */
    static List<TextLine> cells(TextLine line) {
        List<TextLine> cells = new ArrayList<>();
        joined(line.segments(CELL_GAP)).forEach(part -> numbers(part, cells));
        return cells;
    }

    /** Words, where a bracket and what is in it are one. */
    static List<TextLine> words(TextLine line) {
        List<TextLine> words = new ArrayList<>();
        for (TextLine word : line.segments(WORD_GAP)) {
            TextLine last = words.isEmpty() ? null : words.get(words.size() - 1);
            boolean bracket = last != null && (OPENS.matcher(word.text()).find() || isOpen(last, word));
            if (bracket) {
                words.set(words.size() - 1, join(last, word));
            } else {
                words.add(word);
            }
        }
        return words;
    }

    /** Numbers side by side may be cells even where a space parts them. */
    private static void numbers(TextLine part, List<TextLine> out) {
        List<Word> words = part.words();
        int start = 0;
        for (int i = 1; i < words.size(); i++) {
            boolean apart = words.get(i).x() - words.get(i - 1).right() > NUMBER_GAP * part.size();
            if (apart
                    && NUMBER_ENDS.matcher(words.get(i - 1).text()).find()
                    && NUMBER_STARTS.matcher(words.get(i).text()).find()) {
                out.add(TextLine.of(part.page(), words.subList(start, i), part.baseline(), part.size()));
                start = i;
            }
        }
        out.add(TextLine.of(part.page(), words.subList(start, words.size()), part.baseline(), part.size()));
    }

    /** A ruling made of characters. */
    static boolean isRule(TextLine line) {
        return RULE.matcher(line.text()).matches();
    }

    private static List<TextLine> joined(List<TextLine> segments) {
        List<TextLine> parts = new ArrayList<>();
        for (TextLine segment : segments) {
            TextLine last = parts.isEmpty() ? null : parts.get(parts.size() - 1);
            if (last != null && (parts.size() == 1 && isMarker(last) || isOpen(last, segment))) {
                parts.set(parts.size() - 1, join(last, segment));
            } else {
                parts.add(segment);
            }
        }
        return parts;
    }

    /** Nothing but a marker. */
    private static boolean isMarker(TextLine part) {
        return ListMarker.of(part.text() + " x")
                        .filter(marker -> marker.rest().equals("x"))
                        .isPresent()
                || part.text().endsWith(".")
                        && HeadingText.of(part.text() + " Xx").title().equals("Xx");
    }

    /** Numbers in brackets are filled up with spaces. */
    private static boolean isOpen(TextLine part, TextLine next) {
        return part.text().endsWith("(") && next.x() - part.right() < 2.5 * part.size();
    }

    private static TextLine join(TextLine left, TextLine right) {
        List<Word> words = new ArrayList<>(left.words());
        words.addAll(right.words());
        return TextLine.of(left.page(), words, left.baseline(), left.size());
    }
}
