package io.dossier.engine.templates;

import org.w3c.dom.Element;

/** Recognises Word's table of contents, in a content control or as a bare field over several paragraphs. */
public final class ContentsField {

    private ContentsField() {}

    /** Whether the block is a content control around a table of contents. */
    public static boolean isControl(Element block) {
        return Wml.is(block, "sdt")
                && (Wml.val(block, "sdtPr", "docPartObj", "docPartGallery").startsWith("Table of Contents")
                        || !code(block).isEmpty());
    }

    /** Whether a field that makes a table of contents begins in the paragraph. */
    static boolean startsIn(Element block) {
        return Wml.is(block, "p") && !code(block).isEmpty();
    }

    /** Fields begun less fields ended in the paragraph. */
    static int depthChange(Element block) {
        return (int) Wml.descendants(block, "fldChar").stream()
                .mapToInt(mark -> switch (Wml.attribute(mark, "fldCharType")) {
                    case "begin" -> 1;
                    case "end" -> -1;
                    default -> 0;
                })
                .sum();
    }

    /** The code of the first field that makes a table of contents, such as {@code TOC \o "1-3"}; empty if none. */
    public static String code(Element block) {
        for (Element simple : Wml.descendants(block, "fldSimple")) {
            if (isContents(Wml.attribute(simple, "instr"))) {
                return Wml.attribute(simple, "instr").strip();
            }
        }
        StringBuilder code = new StringBuilder();
        for (Element part : Wml.descendants(block, "instrText")) {
            if (!code.isEmpty() || isContents(part.getTextContent())) {
                code.append(part.getTextContent());
                if (hasSeparatorBehind(part)) {
                    break;
                }
            }
        }
        return code.toString().strip();
    }

    private static boolean isContents(String code) {
        return code.strip().startsWith("TOC");
    }

    private static boolean hasSeparatorBehind(Element instruction) {
        Element run = (Element) instruction.getParentNode();
        for (org.w3c.dom.Node node = run.getNextSibling(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element next && Wml.is(next, "r")) {
                return Wml.child(next, "fldChar").isPresent();
            }
        }
        return true;
    }
}
