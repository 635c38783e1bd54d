package io.dossier.engine.assembly;

import io.dossier.engine.templates.CleanTemplate;
import io.dossier.engine.templates.Runs;
import io.dossier.engine.templates.StyleSheet;
import io.dossier.engine.templates.TemplateBody;
import io.dossier.engine.templates.Wml;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.w3c.dom.Element;

/** The style in which a template writes its running text: the one most used under its headings, guidance aside. */
final class BodyStyle {

    private static final int ENOUGH = 3;
    private static final Pattern OTHER_PURPOSE = Pattern.compile(
            "(title|heading|caption|list|bullet|toc|table|header|footer|quote|note|cover|signature).*|.*heading.*");

    private BodyStyle() {}

    /** The style's id; the default paragraph style's where too little is known. */
    static String of(CleanTemplate template) {
        StyleSheet styles = template.styles();
        Map<String, Integer> uses = new TreeMap<>();
        template.body().parts().stream()
                .flatMap(part -> part.pieces().stream())
                .filter(piece -> !piece.contents())
                .map(TemplateBody.Piece::first)
                .filter(block -> isText(template, block))
                .forEach(block -> uses.merge(template.levels().styleId(block), 1, Integer::sum));
        return uses.entrySet().stream()
                .filter(use -> use.getValue() >= ENOUGH)
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(styles.defaultId("paragraph"));
    }

    private static boolean isText(CleanTemplate template, Element block) {
        if (!Wml.is(block, "p")
                || Runs.blockText(block).isEmpty()
                || Wml.child(block, "pPr", "numPr").isPresent()) {
            return false;
        }
        String id = template.levels().styleId(block);
        String name = template.styles().name(id).toLowerCase(Locale.ROOT);
        return !OTHER_PURPOSE.matcher(name).matches() && !template.detector().isInstructionStyle(id);
    }
}
