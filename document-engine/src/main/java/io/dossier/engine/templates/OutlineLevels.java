package io.dossier.engine.templates;

import java.util.Optional;
import org.w3c.dom.Element;

/** Which paragraphs are headings: by their own outline level, else by what their style's chain says. */
public final class OutlineLevels {

    private final StyleSheet styles;

    public OutlineLevels(StyleSheet styles) {
        this.styles = styles;
    }

    /** The level of a heading with words, 1 for the top level; empty for any other block. */
    public Optional<Integer> of(Element block) {
        if (!Wml.is(block, "p") || !hasWords(Runs.blockText(block))) {
            return Optional.empty();
        }
        return Wml.child(block, "pPr", "outlineLvl")
                .map(direct -> StyleSheet.level(Wml.val(direct)))
                .orElseGet(() -> styles.outlineLevel(styleId(block)));
    }

    /** The id of a paragraph's style, the default style's where it names none. */
    public String styleId(Element paragraph) {
        String id = Wml.val(paragraph, "pPr", "pStyle");
        return id.isEmpty() ? styles.defaultId("paragraph") : id;
    }

    static boolean hasWords(String text) {
        return text.codePoints().anyMatch(Character::isLetterOrDigit);
    }
}
