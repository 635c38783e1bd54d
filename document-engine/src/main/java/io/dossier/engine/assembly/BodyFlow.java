package io.dossier.engine.assembly;

import io.dossier.engine.templates.CleanTemplate;
import io.dossier.engine.templates.Runs;
import io.dossier.engine.templates.Wml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Element;

/**
 * The blocks of the new body in order. Ends of Word sections that nothing stands in any more are left out, their
 * headers and footers handed on; blank paragraphs count as layout before the first heading only.
 */
final class BodyFlow {

    private final List<Element> nodes = new ArrayList<>();
    private final Map<String, Element> references = new LinkedHashMap<>();
    private boolean front = true;
    private boolean content;
    private boolean pageBreak;

    List<Element> nodes() {
        return nodes;
    }

    /** Blank paragraphs are dropped from here on. */
    void endOfFront() {
        front = false;
    }

    /** Adds a block that shows something. */
    void add(Element block) {
        nodes.add(block);
        content = true;
        pageBreak = false;
    }

    /** Adds what stays of the template. */
    void keep(Element block) {
        if (CleanTemplate.holdsBreak(block)) {
            if (Runs.blockText(block).isEmpty()) {
                bareBreak(block);
            } else {
                content = true;
                endSection(block, sectionProperties(block));
            }
        } else if (CleanTemplate.isOnlyBreak(block)) {
            addPageBreak(block);
        } else if (!Wml.is(block, "p") || !CleanTemplate.isBlank(block)) {
            boolean shows = Wml.is(block, "p") || Wml.is(block, "tbl") || Wml.is(block, "sdt");
            nodes.add(block);
            content |= shows;
            pageBreak &= !shows;
        } else if (front) {
            nodes.add(block);
        }
    }

    /** Adds the end of a Word section without what else stood in its paragraph. */
    void bareBreak(Element paragraph) {
        if (content) {
            Wml.children(paragraph).stream()
                    .filter(child -> !Wml.is(child, "pPr"))
                    .forEach(Wml::remove);
            endSection(paragraph, sectionProperties(paragraph));
        } else {
            rememberReferences(sectionProperties(paragraph));
        }
    }

    /** Adds the properties of the last section. */
    void end(Element sectionProperties) {
        handOnReferences(sectionProperties);
        nodes.add(sectionProperties);
    }

    private void addPageBreak(Element paragraph) {
        if (!pageBreak && content) {
            nodes.add(paragraph);
            pageBreak = true;
        }
    }

    private void endSection(Element paragraph, Element properties) {
        handOnReferences(properties);
        nodes.add(paragraph);
        content = false;
        pageBreak = true;
    }

    private static Element sectionProperties(Element paragraph) {
        return Wml.child(paragraph, "pPr", "sectPr").orElseThrow();
    }

    private void rememberReferences(Element properties) {
        for (Element child : Wml.children(properties)) {
            if (isReference(child)) {
                references.put(key(child), child);
            }
        }
    }

    private void handOnReferences(Element properties) {
        List<String> own = Wml.children(properties).stream()
                .filter(BodyFlow::isReference)
                .map(BodyFlow::key)
                .toList();
        references.forEach((key, reference) -> {
            if (!own.contains(key)) {
                properties.insertBefore(reference.cloneNode(true), properties.getFirstChild());
            }
        });
        references.clear();
    }

    private static boolean isReference(Element child) {
        return Wml.is(child, "headerReference") || Wml.is(child, "footerReference");
    }

    private static String key(Element reference) {
        return reference.getLocalName() + Wml.attribute(reference, "type");
    }
}
