package io.dossier.engine.assembly;

import io.dossier.engine.templates.CleanTemplate;
import io.dossier.engine.templates.Wml;
import java.util.List;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Fits generated tables to their page, which is known only when all sections stand: a section's properties come at its
 * end. Tables too wide for a portrait page get landscape pages of their own.
 */
final class PageLayout {

    private static final List<String> FIRST_PAGE_ONLY = List.of("titlePg", "pgNumType");

    /** In half points. */
    private static final int SMALLEST_FONT = 12;

    private final Element body;
    private Element current;

    PageLayout(Element body) {
        this.body = body;
    }

    /** Goes through the body from its end. */
    void apply() {
        List<Element> blocks = Wml.children(body);
        for (int i = blocks.size() - 1; i >= 0; i--) {
            Element block = blocks.get(i);
            if (Wml.is(block, "sectPr")) {
                current = block;
            } else if (CleanTemplate.holdsBreak(block)) {
                current = Wml.child(block, "pPr", "sectPr").orElseThrow();
            } else if (isWide(block)) {
                i = turn(blocks, i);
            } else {
                fit(block, PageSize.of(current).text());
            }
        }
    }

    private boolean isWide(Element block) {
        PageSize page = PageSize.of(current);
        return current != null
                && page.isPortrait()
                && tables(block).stream().anyMatch(table -> {
                    TableWriter.Shape shape = shape(table);
                    return shape.columns().comfortable(shape.fontSize()) > page.text();
                });
    }

    /** Turns the page for this table and the wide ones and headings right before it; the index of the first. */
    private int turn(List<Element> blocks, int last) {
        int first = last;
        while (first > 0 && (isWide(blocks.get(first - 1)) || isHeading(blocks.get(first - 1)))) {
            first--;
        }
        int room = PageSize.of(current).textTurned();
        blocks.subList(first, last + 1).forEach(block -> fit(block, room));
        Element before = copy(current);
        boolean startsSection = first == 0 || CleanTemplate.holdsBreak(blocks.get(first - 1));
        Element landscape = landscape(startsSection ? copy(current) : later(copy(current)));
        insertBreak(landscape, blocks.get(last).getNextSibling());
        later(current);
        if (!startsSection) {
            insertBreak(before, blocks.get(first));
            current = before;
        } else {
            current = landscape;
        }
        return first;
    }

    private static boolean isHeading(Element block) {
        return Wml.is(block, "p")
                && Wml.descendants(block, "bookmarkStart").stream()
                        .anyMatch(mark -> Wml.attribute(mark, "name").startsWith("_Toc9"));
    }

    private static Element copy(Element sectionProperties) {
        return (Element) sectionProperties.cloneNode(true);
    }

    /** What belongs to the first page of a section that was cut stays with its first piece. */
    private static Element later(Element sectionProperties) {
        Wml.children(sectionProperties).stream()
                .filter(child -> FIRST_PAGE_ONLY.contains(child.getLocalName()))
                .filter(child -> !Wml.is(child, "pgNumType") || child.hasAttributeNS(Wml.W, "start"))
                .forEach(child -> {
                    child.removeAttributeNS(Wml.W, "start");
                    if (Wml.is(child, "titlePg")) {
                        Wml.remove(child);
                    }
                });
        Wml.child(sectionProperties, "type").ifPresent(type -> Wml.set(type, "val", "nextPage"));
        return sectionProperties;
    }

    private static Element landscape(Element sectionProperties) {
        PageSize page = PageSize.of(sectionProperties);
        Wml.child(sectionProperties, "pgSz")
                .ifPresent(size -> Wml.set(
                        size,
                        "w",
                        String.valueOf(page.height()),
                        "h",
                        String.valueOf(page.width()),
                        "orient",
                        "landscape"));
        return sectionProperties;
    }

    private void insertBreak(Element sectionProperties, Node before) {
        Element paragraph = Wml.element(body.getOwnerDocument(), "p");
        Element properties = Wml.append(paragraph, "pPr");
        Wml.append(properties, "spacing", "before", "0", "after", "0", "line", "20", "lineRule", "exact");
        properties.appendChild(sectionProperties);
        body.insertBefore(paragraph, before);
    }

    private static List<Element> tables(Element block) {
        return Wml.is(block, "sdt")
                ? Wml.descendants(block, "tbl").stream()
                        .filter(table -> shape(table) != null)
                        .toList()
                : List.of();
    }

    private static TableWriter.Shape shape(Element table) {
        return (TableWriter.Shape) table.getUserData(TableWriter.SHAPE);
    }

    private static void fit(Element block, int room) {
        tables(block).forEach(table -> fitTable(table, room));
    }

    private static void setFontSize(Element table, int from, int to) {
        if (from != to) {
            Wml.descendants(table, "rPr").forEach(format -> Wml.children(format, "sz")
                    .forEach(size -> Wml.set(size, "val", String.valueOf(to))));
        }
    }

    private static void fitTable(Element table, int room) {
        TableWriter.Shape shape = shape(table);
        int size = shape.fontSize();
        while (size > SMALLEST_FONT && shape.columns().least(size) > room) {
            size--;
        }
        setFontSize(table, shape.fontSize(), size);
        int[] widths = shape.columns().widths(room, size);
        Wml.set(Wml.child(table, "tblPr", "tblW").orElseThrow(), "w", String.valueOf(room));
        List<Element> grid = Wml.children(Wml.child(table, "tblGrid").orElseThrow());
        for (int i = 0; i < grid.size(); i++) {
            Wml.set(grid.get(i), "w", String.valueOf(widths[i]));
        }
        for (Element row : Wml.children(table, "tr")) {
            int column = 0;
            for (Element cell : Wml.children(row, "tc")) {
                String span = Wml.val(cell, "tcPr", "gridSpan");
                int end = column + (span.isEmpty() ? 1 : Integer.parseInt(span));
                int width = 0;
                for (; column < end; column++) {
                    width += widths[column];
                }
                Wml.set(Wml.child(cell, "tcPr", "tcW").orElseThrow(), "w", String.valueOf(width));
            }
        }
    }
}
