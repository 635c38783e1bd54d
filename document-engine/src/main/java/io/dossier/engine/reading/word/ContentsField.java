package io.dossier.engine.reading.word;

import java.util.ArrayDeque;
import java.util.Deque;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Follows fields through the paragraphs to tell what a table of contents put there. */
final class ContentsField {

    private final Deque<Boolean> open = new ArrayDeque<>();

    /** True if some of the paragraph stands in the field of a table of contents; call it for each one, in order. */
    boolean covers(Element paragraph) {
        boolean covered = open.contains(true);
        NodeList all = paragraph.getElementsByTagNameNS("*", "*");
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            switch (Xml.local(element)) {
                case "fldChar" -> follow(Xml.attribute(element, "fldCharType").orElse(""));
                case "instrText" ->
                    covered |= instruction(element.getTextContent().strip());
                default -> {
                    // Only fields matter here.
                }
            }
        }
        return covered;
    }

    private void follow(String type) {
        if (type.equals("begin")) {
            open.push(false);
        } else if (type.equals("end") && !open.isEmpty()) {
            open.pop();
        }
    }

    private boolean instruction(String text) {
        if (open.isEmpty() || !(text.equals("TOC") || text.startsWith("TOC "))) {
            return false;
        }
        open.pop();
        open.push(true);
        return true;
    }
}
