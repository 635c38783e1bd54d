package io.dossier.engine.reading.word;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Element;

/** Counts the lists of a document and prints their numbers. Call {@link #next} once for each paragraph, in order. */
final class WordNumbering {

    private static final int LEVELS = 9;

    private final Map<Integer, Element> lists = new HashMap<>();
    private final Map<String, Element> abstractLists = new HashMap<>();
    private final Map<String, int[]> counters = new HashMap<>();

    WordNumbering(Optional<Element> root) {
        root.ifPresent(numbering -> {
            Xml.children(numbering, "abstractNum")
                    .forEach(list -> Xml.attribute(list, "abstractNumId").ifPresent(id -> abstractLists.put(id, list)));
            Xml.children(numbering, "num")
                    .forEach(list -> Xml.number(Xml.attribute(list, "numId")).ifPresent(id -> lists.put(id, list)));
        });
    }

    /** The number of the next paragraph of this list as printed, without a full stop at its end for headings. */
    String next(ParagraphStyle.NumberedLevel place) {
        Element list = lists.get(place.list());
        if (list == null || place.level() < 0 || place.level() >= LEVELS) {
            return "";
        }
        String shared = Xml.val(list, "abstractNumId").orElse("");
        int[] counts = counters.computeIfAbsent(shared, id -> new int[LEVELS]);
        count(list, place.level(), counts);
        Optional<Element> level = level(list, place.level());
        String format = level.flatMap(found -> Xml.val(found, "numFmt")).orElse("decimal");
        String text = level.flatMap(found -> Xml.val(found, "lvlText")).orElse("");
        return format.equals("bullet") ? bullet(text) : fill(text, list, counts);
    }

    private void count(Element list, int level, int[] counts) {
        for (int above = 0; above < level; above++) {
            if (counts[above] == 0) {
                counts[above] = start(list, above);
            }
        }
        counts[level] = counts[level] == 0 ? start(list, level) : counts[level] + 1;
        for (int below = level + 1; below < LEVELS; below++) {
            counts[below] = 0;
        }
    }

    private int start(Element list, int level) {
        return level(list, level)
                .flatMap(found -> Xml.number(Xml.val(found, "start")))
                .map(start -> Math.max(start, 1))
                .orElse(1);
    }

    private String fill(String text, Element list, int[] counts) {
        String filled = text;
        for (int level = 0; level < LEVELS; level++) {
            String place = "%" + (level + 1);
            if (filled.contains(place)) {
                String format = level(list, level)
                        .flatMap(found -> Xml.val(found, "numFmt"))
                        .orElse("decimal");
                filled = filled.replace(place, NumberFormat.of(format, counts[level]));
            }
        }
        return filled.strip();
    }

    private Optional<Element> level(Element list, int level) {
        String wanted = String.valueOf(level);
        Optional<Element> overridden = Xml.children(list, "lvlOverride").stream()
                .filter(override ->
                        Xml.attribute(override, "ilvl").filter(wanted::equals).isPresent())
                .flatMap(override -> Xml.at(override, "lvl").stream())
                .findFirst();
        if (overridden.isPresent()) {
            return overridden;
        }
        return Xml.val(list, "abstractNumId")
                .map(abstractLists::get)
                .flatMap(found -> Xml.children(found, "lvl").stream()
                        .filter(lvl -> Xml.attribute(lvl, "ilvl")
                                .filter(wanted::equals)
                                .isPresent())
                        .findFirst());
    }

    /** Bullets of symbol fonts arrive as private codes. */
    private static String bullet(String text) {
        boolean plain = !text.isBlank() && text.codePoints().noneMatch(c -> c >= 0xE000 && c <= 0xF8FF);
        return plain ? text.strip() : "•";
    }
}
