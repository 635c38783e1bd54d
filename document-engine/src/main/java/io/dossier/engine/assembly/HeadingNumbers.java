package io.dossier.engine.assembly;

import io.dossier.engine.templates.CleanTemplate;
import io.dossier.engine.templates.StyleSheet;
import io.dossier.engine.templates.Wml;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Element;

/** The numbers that Word puts before headings by itself, counted through the document. */
final class HeadingNumbers {

    private static final int LEVELS = 9;

    private final CleanTemplate template;
    private final Element numbering;
    private final Map<String, int[]> counters = new HashMap<>();

    HeadingNumbers(CleanTemplate template) {
        this.template = template;
        this.numbering = template.file()
                .related("numbering")
                .map(tree -> tree.getDocumentElement())
                .orElse(null);
    }

    /** The number of the next heading in document order; empty if it has none. */
    String next(Element heading) {
        Optional<Element> definition = definition(numId(heading));
        if (definition.isEmpty()) {
            return "";
        }
        List<Element> levels = Wml.children(definition.get(), "lvl");
        int level = level(heading, levels);
        int[] counts =
                counters.computeIfAbsent(Wml.attribute(definition.get(), "abstractNumId"), id -> new int[LEVELS]);
        counts[level]++;
        for (int deeper = level + 1; deeper < LEVELS; deeper++) {
            counts[deeper] = 0;
        }
        return text(levels, level, counts);
    }

    private String numId(Element heading) {
        String direct = Wml.val(heading, "pPr", "numPr", "numId");
        return direct.isEmpty()
                ? template.styles()
                        .first(template.levels().styleId(heading), style -> Optional.of(
                                        Wml.val(style, "pPr", "numPr", "numId"))
                                .filter(id -> !id.isEmpty()))
                        .orElse("0")
                : direct;
    }

    private Optional<Element> definition(String numId) {
        if (numbering == null || numId.equals("0")) {
            return Optional.empty();
        }
        Optional<Element> definition = find("num", "numId", numId)
                .flatMap(number -> find("abstractNum", "abstractNumId", Wml.val(number, "abstractNumId")));
        StyleSheet styles = template.styles();
        return definition.map(found -> {
            String link = Wml.val(found, "numStyleLink");
            return link.isEmpty()
                    ? found
                    : styles.first(link, style -> Optional.of(Wml.val(style, "pPr", "numPr", "numId")))
                            .flatMap(id -> find("num", "numId", id))
                            .flatMap(number -> find("abstractNum", "abstractNumId", Wml.val(number, "abstractNumId")))
                            .orElse(found);
        });
    }

    private Optional<Element> find(String element, String attribute, String value) {
        return Wml.children(numbering, element).stream()
                .filter(candidate -> Wml.attribute(candidate, attribute).equals(value))
                .findFirst();
    }

    private int level(Element heading, List<Element> levels) {
        String direct = Wml.val(heading, "pPr", "numPr", "ilvl");
        if (direct.matches("[0-8]")) {
            return direct.charAt(0) - '0';
        }
        String styleId = template.levels().styleId(heading);
        for (int i = 0; i < levels.size(); i++) {
            if (Wml.val(levels.get(i), "pStyle").equals(styleId)) {
                return i;
            }
        }
        String byStyle = template.styles()
                .first(styleId, style -> Optional.of(Wml.val(style, "pPr", "numPr", "ilvl"))
                        .filter(level -> level.matches("[0-8]")))
                .orElse("0");
        return byStyle.charAt(0) - '0';
    }

    private static String text(List<Element> levels, int level, int[] counts) {
        if (level >= levels.size() || Wml.val(levels.get(level), "numFmt").matches("none|bullet")) {
            return "";
        }
        String text = Wml.val(levels.get(level), "lvlText");
        for (int i = 0; i <= level; i++) {
            String start = Wml.val(levels.get(i), "start");
            int first = start.matches("\\d{1,4}") ? Integer.parseInt(start) : 1;
            int value = Math.max(1, counts[i]) - 1 + first;
            text = text.replace("%" + (i + 1), format(value, Wml.val(levels.get(i), "numFmt")));
        }
        return text.strip();
    }

    private static String format(int value, String format) {
        String letter = value >= 1 && value <= 26 ? String.valueOf((char) ('a' + value - 1)) : String.valueOf(value);
        return switch (format) {
            case "lowerLetter" -> letter;
            case "upperLetter" -> letter.toUpperCase(Locale.ROOT);
            case "lowerRoman" -> ListMarker.roman(value);
            case "upperRoman" -> ListMarker.roman(value).toUpperCase(Locale.ROOT);
            default -> String.valueOf(value);
        };
    }
}
