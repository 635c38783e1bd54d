package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.WhiteSpace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The words of a cell in reading order. */
final class CellText {

    private CellText() {}

    static String of(List<Word> words) {
        List<Word> sorted = new ArrayList<>(words);
        sorted.sort(Comparator.comparingDouble(Word::baseline));
        StringBuilder text = new StringBuilder();
        int start = 0;
        for (int i = 1; i <= sorted.size(); i++) {
            if (i == sorted.size() || !sameLine(sorted.get(i - 1), sorted.get(i))) {
                append(text, sorted.subList(start, i));
                start = i;
            }
        }
        return WhiteSpace.fold(text.toString());
    }

    private static boolean sameLine(Word above, Word below) {
        return below.baseline() - above.baseline() < 0.5 * Math.max(above.size(), below.size());
    }

    private static void append(StringBuilder text, List<Word> line) {
        text.append(' ');
        line.stream().sorted(Comparator.comparingDouble(Word::x)).forEach(word -> {
            if (word.spaced()) {
                text.append(' ');
            }
            text.append(word.text());
        });
    }
}
