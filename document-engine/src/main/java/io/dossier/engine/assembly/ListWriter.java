package io.dossier.engine.assembly;

import io.dossier.engine.model.ListItem;
import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Element;

/** Writes list items with Word's own bullets and numbers; the numbers are those printed in the source. */
final class ListWriter {

    private static final int DEEPEST = 8;

    /** Of a digit or letter in the largest usual body text, in twentieths of a point. */
    private static final int WIDE_CHARACTER = 130;

    private final Numbering numbering;
    private final DocumentStyles styles;
    private final Map<Integer, Open> open = new HashMap<>();

    /** A numbered list that the next item may go on with. */
    private record Open(String numId, ListMarker next) {}

    ListWriter(WordPackage file, DocumentStyles styles) {
        this.numbering = new Numbering(file);
        this.styles = styles;
    }

    /** The next item begins a list of its own. */
    void end() {
        open.clear();
    }

    Element write(ListItem item) {
        int level = Math.max(0, Math.min(DEEPEST, item.level()));
        open.keySet().removeIf(deeper -> deeper > level);
        if (ListMarker.isBullet(item.marker())) {
            return bullet(item, level);
        }
        Optional<ListMarker> expected = Optional.ofNullable(open.get(level)).map(Open::next);
        return ListMarker.of(item.marker(), expected)
                .map(marker -> numbered(item, level, marker, expected))
                .orElseGet(() -> typed(item, level));
    }

    private Element bullet(ListItem item, int level) {
        Element paragraph = styles.bullet(level).orElseGet(() -> {
            Element plain = styles.listText();
            number(plain, numbering.bullets(), level);
            return plain;
        });
        return with(paragraph, item.text());
    }

    private Element numbered(ListItem item, int level, ListMarker marker, Optional<ListMarker> expected) {
        String numId = expected.equals(Optional.of(marker)) ? open.get(level).numId() : numbering.list(marker, level);
        open.put(level, new Open(numId, marker.next()));
        Element paragraph = styles.listText();
        number(paragraph, numId, level);
        return with(paragraph, item.text());
    }

    /** A marker that numbering cannot repeat is typed, hanging like a number, with room for all of it. */
    private Element typed(ListItem item, int level) {
        Element paragraph = styles.listText();
        Element properties = DocumentStyles.properties(paragraph);
        String marker = item.marker().strip();
        int hanging = Math.max(2 * Numbering.HANGING, (marker.length() + 1) * WIDE_CHARACTER);
        String left = String.valueOf(Numbering.indent(level) - Numbering.HANGING + hanging);
        Wml.append(Wml.append(properties, "tabs"), "tab", "val", "left", "pos", left);
        Wml.append(properties, "spacing", "before", "0", "after", "60");
        Wml.append(properties, "ind", "left", left, "hanging", String.valueOf(hanging));
        return with(paragraph, marker + "\t" + item.text());
    }

    private static void number(Element paragraph, String numId, int level) {
        Element properties = DocumentStyles.properties(paragraph);
        Element number = Wml.append(properties, "numPr");
        Wml.append(number, "ilvl", "val", String.valueOf(level));
        Wml.append(number, "numId", "val", numId);
        Wml.append(properties, "spacing", "before", "0", "after", "60");
    }

    private static Element with(Element paragraph, String text) {
        TextRuns.append(paragraph, text, null);
        return paragraph;
    }
}
