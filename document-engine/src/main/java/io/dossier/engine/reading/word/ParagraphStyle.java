package io.dossier.engine.reading.word;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Element;

/** What a paragraph is, by its own properties and its style's. */
final class ParagraphStyle {

    private static final Pattern HEADING = Pattern.compile("^(?:\\d{1,2}\\s*)?heading\\s*([1-9])\\b.*$");
    private static final int BODY_TEXT = 9;

    private final Element paragraph;
    private final WordStyles styles;
    private final String id;

    ParagraphStyle(Element paragraph, WordStyles styles) {
        this.paragraph = paragraph;
        this.styles = styles;
        id = Xml.val(paragraph, "pPr", "pStyle").orElse("");
    }

    /** Level from 1 for the top; empty for text. */
    Optional<Integer> headingLevel() {
        Optional<Integer> own = Xml.number(Xml.val(paragraph, "pPr", "outlineLvl"));
        Optional<Integer> level = own.isPresent() ? own : ofStyle();
        return level.filter(outline -> outline >= 0 && outline < BODY_TEXT).map(outline -> outline + 1);
    }

    /** The number of its list; empty for none. */
    Optional<NumberedLevel> numbering() {
        Optional<Integer> num = first("numId");
        int level = first("ilvl").orElse(0);
        return num.filter(id -> id > 0).map(id -> new NumberedLevel(id, level));
    }

    boolean isContents() {
        String name = styles.name(id);
        return name.startsWith("toc ") || name.equals("table of figures");
    }

    boolean isCaption() {
        return styles.name(id).equals("caption");
    }

    boolean isHidden() {
        return styles.isHidden(id);
    }

    /** A list and a level in it, from 0. */
    record NumberedLevel(int list, int level) {}

    private Optional<Integer> ofStyle() {
        return styles.first(id, style -> {
            Optional<Integer> outline = Xml.number(Xml.val(style, "pPr", "outlineLvl"));
            return outline.isPresent() ? outline : byName(style);
        });
    }

    private static Optional<Integer> byName(Element style) {
        Matcher heading = HEADING.matcher(Xml.val(style, "name").orElse("").toLowerCase(Locale.ROOT));
        return heading.matches() ? Optional.of(Integer.parseInt(heading.group(1)) - 1) : Optional.empty();
    }

    private Optional<Integer> first(String what) {
        Optional<Integer> own = Xml.number(Xml.val(paragraph, "pPr", "numPr", what));
        return own.isPresent() ? own : styles.first(id, style -> Xml.number(Xml.val(style, "pPr", "numPr", what)));
    }
}
