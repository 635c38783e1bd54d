package io.dossier.engine.reading.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Joins what stands side by side on one baseline but was drawn apart: cells of a row, leaders, raised characters. */
final class LineFragments {

    private static final double SAME_LINE = 0.42;

    private LineFragments() {}

    static List<TextLine> join(List<TextLine> fragments) {
        List<TextLine> lines = new ArrayList<>();
        for (TextLine fragment : fragments) {
            TextLine last = lines.isEmpty() ? null : lines.get(lines.size() - 1);
            if (last != null && belongs(last, fragment)) {
                lines.set(lines.size() - 1, joined(last, fragment));
            } else {
                lines.add(fragment);
            }
        }
        return lines;
    }

    private static boolean belongs(TextLine line, TextLine fragment) {
        double size = Math.max(line.size(), fragment.size());
        boolean level = Math.abs(line.baseline() - fragment.baseline()) <= SAME_LINE * size;
        return level && line.words().stream().noneMatch(word -> overlaps(word, fragment));
    }

    private static boolean overlaps(Word word, TextLine fragment) {
        return fragment.words().stream()
                .anyMatch(other -> word.x() < other.right() - 0.5 && other.x() < word.right() - 0.5);
    }

    private static TextLine joined(TextLine line, TextLine fragment) {
        List<Word> words = new ArrayList<>(line.words());
        words.addAll(fragment.words());
        words.sort(Comparator.comparingDouble(Word::x));
        TextLine main = fragment.text().length() > line.text().length() ? fragment : line;
        return TextLine.of(line.page(), words, main.baseline(), main.size());
    }
}
