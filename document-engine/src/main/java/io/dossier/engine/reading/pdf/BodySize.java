package io.dossier.engine.reading.pdf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The font size of running text. */
final class BodySize {

    private BodySize() {}

    /** The size of most characters, in points. */
    static double of(List<PdfPage> pages) {
        Map<Long, Integer> characters = new HashMap<>();
        for (PdfPage page : pages) {
            for (TextLine line : page.lines()) {
                characters.merge(Math.round(line.size() * 2), line.text().length(), Integer::sum);
            }
        }
        return characters.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(entry -> entry.getKey() / 2.0)
                .orElse(0.0);
    }
}
