package io.dossier.engine.templates;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.w3c.dom.Element;

/** The runs of a paragraph and their words, without what a reader does not see as text: fields' codes, drawings. */
public final class Runs {

    private static final Set<String> TRANSPARENT =
            Set.of("hyperlink", "ins", "moveTo", "smartTag", "sdt", "sdtContent", "fldSimple", "customXml");

    private Runs() {}

    /** All runs in order, those in links, fields and inline content controls included, deleted ones left out. */
    public static List<Element> of(Element paragraph) {
        List<Element> runs = new ArrayList<>();
        collect(paragraph, runs);
        return runs;
    }

    private static void collect(Element parent, List<Element> runs) {
        for (Element child : Wml.children(parent)) {
            if (Wml.is(child, "r")) {
                runs.add(child);
            } else if (TRANSPARENT.contains(child.getLocalName())) {
                collect(child, runs);
            }
        }
    }

    /** The words of a run; a tab or a line end stands for Word's. */
    public static String text(Element run) {
        StringBuilder text = new StringBuilder();
        for (Element child : Wml.children(run)) {
            text.append(text(child, true));
        }
        return text.toString();
    }

    /** What a child of a run contributes to its words. */
    static String text(Element child, boolean inRun) {
        return switch (inRun ? child.getLocalName() : "") {
            case "t" -> child.getTextContent();
            case "tab", "ptab" -> "\t";
            case "br" -> Wml.attribute(child, "type").isEmpty() ? "\n" : "";
            case "cr" -> "\n";
            case "noBreakHyphen" -> "-";
            default -> "";
        };
    }

    /** The words of a whole block: paragraphs and rows by line, cells by tab. */
    public static String blockText(Element block) {
        if (Wml.is(block, "p")) {
            StringBuilder text = new StringBuilder();
            of(block).forEach(run -> text.append(text(run)));
            return text.toString().strip();
        }
        if (Wml.is(block, "tr")) {
            return join(Wml.descendants(block, "tc"), "\t");
        }
        return join(blocks(block), "\n");
    }

    private static List<Element> blocks(Element parent) {
        return Wml.children(parent).stream()
                .filter(child -> Set.of("p", "tbl", "tr", "sdt", "sdtContent", "customXml", "ins")
                        .contains(child.getLocalName()))
                .toList();
    }

    private static String join(List<Element> blocks, String separator) {
        return String.join(
                separator,
                blocks.stream()
                        .map(Runs::blockText)
                        .filter(text -> !text.isBlank())
                        .toList());
    }
}
