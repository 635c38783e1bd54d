package io.dossier.engine.reading.pdf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The usual distance of baselines for each font size of a document. */
final class LineLeading {

    private static final double DEFAULT = 1.15;
    private static final double MAX = 2.2;

    private final Map<Long, Map<Long, Integer>> counts = new HashMap<>();

    LineLeading(List<PdfPage> pages) {
        pages.forEach(page -> count(page.lines()));
    }

    /** Usual leading of lines of this size, in points. */
    double of(double size) {
        return counts.getOrDefault(key(size), Map.of()).entrySet().stream()
                .max(Map.Entry.<Long, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(entry -> entry.getKey() / 2.0)
                .orElse(DEFAULT * size);
    }

    private void count(List<TextLine> lines) {
        for (int i = 1; i < lines.size(); i++) {
            double size = lines.get(i).size();
            double leading = lines.get(i).baseline() - lines.get(i - 1).baseline();
            if (key(size) == key(lines.get(i - 1).size()) && leading > 0.8 * size && leading < MAX * size) {
                counts.computeIfAbsent(key(size), k -> new HashMap<>()).merge(key(leading), 1, Integer::sum);
            }
        }
    }

    private static long key(double points) {
        return Math.round(points * 2);
    }
}
