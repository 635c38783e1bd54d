package io.dossier.engine.reading.pdf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How far physical page numbers are ahead of printed ones. */
final class PageOffset {

    private PageOffset() {}

    /** The difference that most titles of the contents have to the pages on which a line reads like them. */
    static int of(Contents contents, List<PdfPage> pages) {
        Map<String, Integer> printed = new HashMap<>();
        contents.entries()
                .forEach(entry -> printed.putIfAbsent(Contents.key(entry.number() + entry.title()), entry.page()));
        Map<Integer, Integer> votes = new HashMap<>();
        for (PdfPage page : pages) {
            for (TextLine line : page.lines()) {
                Integer on = printed.get(Contents.key(line.text()));
                if (on != null) {
                    votes.merge(page.number() - on, 1, Integer::sum);
                }
            }
        }
        return votes.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(0);
    }
}
