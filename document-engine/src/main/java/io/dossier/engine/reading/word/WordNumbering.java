package io.dossier.engine.reading.word;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.w3c.dom.Element;

/** Counts the lists of a document and prints their numbers. Call {@link #next} once for each paragraph, in order. */
final class WordNumbering {

    private static final int LEVELS = 9;

    private final ListLevels levels;
    private final Map<String, int[]> counters = new HashMap<>();
    private final Set<ParagraphStyle.NumberedLevel> started = new HashSet<>();

    WordNumbering(Optional<Element> root) {
        levels = new ListLevels(root);
    }

    /** The number of the next paragraph of this list as printed, without a full stop at its end for headings. */
    String next(ParagraphStyle.NumberedLevel place) {
        if (!levels.has(place.list()) || place.level() < 0 || place.level() >= LEVELS) {
            return "";
        }
        int[] counts = counters.computeIfAbsent(levels.kind(place.list()), kind -> new int[LEVELS]);
        count(place, counts);
        Optional<Element> level = levels.level(place.list(), place.level());
        String text = level.flatMap(found -> Xml.val(found, "lvlText")).orElse("");
        return format(place.list(), place.level()).equals("bullet") ? bullet(text) : fill(text, place, counts);
    }

    private void count(ParagraphStyle.NumberedLevel place, int[] counts) {
        int level = place.level();
        for (int above = 0; above < level; above++) {
            if (counts[above] == 0) {
                counts[above] = start(place.list(), above);
            }
        }
        Optional<Integer> again = levels.startOverride(place.list(), level).filter(start -> started.add(place));
        counts[level] = again.orElse(counts[level] == 0 ? start(place.list(), level) : counts[level] + 1);
        for (int below = level + 1; below < LEVELS; below++) {
            counts[below] = 0;
        }
    }

    private int start(int list, int level) {
        return levels.level(list, level)
                .flatMap(found -> Xml.number(Xml.val(found, "start")))
                .map(start -> Math.max(start, 1))
                .orElse(1);
    }

    private String fill(String text, ParagraphStyle.NumberedLevel place, int[] counts) {
        boolean legal = levels.level(place.list(), place.level())
                .flatMap(level -> Xml.flag(level, "isLgl"))
                .orElse(false);
        String filled = text;
        for (int level = 0; level < LEVELS; level++) {
            String gap = "%" + (level + 1);
            if (filled.contains(gap)) {
                String format = legal ? "decimal" : format(place.list(), level);
                filled = filled.replace(gap, NumberFormat.of(format, counts[level]));
            }
        }
        return filled.strip();
    }

    private String format(int list, int level) {
        return levels.level(list, level)
                .flatMap(found -> Xml.val(found, "numFmt"))
                .orElse("decimal");
    }

    /** Bullets of symbol fonts arrive as private codes. */
    private static String bullet(String text) {
        boolean plain = !text.isBlank() && text.codePoints().noneMatch(c -> c >= 0xE000 && c <= 0xF8FF);
        return plain ? text.strip() : "•";
    }
}
