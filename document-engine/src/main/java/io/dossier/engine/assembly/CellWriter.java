package io.dossier.engine.assembly;

import io.dossier.engine.assembly.TableGrid.Slot;
import io.dossier.engine.templates.Wml;
import java.util.List;
import org.w3c.dom.Element;

/** Writes the rows of one table: headers bold, shaded and repeated on each page, numbers to the right. */
final class CellWriter {

    private static final String SHADE = "E7E6E6";

    private final DocumentStyles styles;
    private final ColumnShape columns;
    private final int size;

    /** @param size font size in half points */
    CellWriter(DocumentStyles styles, ColumnShape columns, int size) {
        this.styles = styles;
        this.columns = columns;
        this.size = size;
    }

    void row(Element table, List<Slot> slots, boolean header) {
        Element row = Wml.append(table, "tr");
        Element properties = Wml.append(row, "trPr");
        Wml.append(properties, "cantSplit");
        if (header) {
            Wml.append(properties, "tblHeader");
        }
        slots.forEach(slot -> cell(row, slot, header));
    }

    private void cell(Element row, Slot slot, boolean header) {
        Element cell = Wml.append(row, "tc");
        Element properties = Wml.append(cell, "tcPr");
        Wml.append(properties, "tcW", "w", "0", "type", "dxa");
        if (slot.span() > 1) {
            Wml.append(properties, "gridSpan", "val", String.valueOf(slot.span()));
        }
        if (slot.merge() != null) {
            Wml.append(properties, "vMerge", "val", slot.merge());
        }
        if (header) {
            Wml.append(properties, "shd", "val", "clear", "color", "auto", "fill", SHADE);
            Wml.append(properties, "vAlign", "val", "bottom");
        }
        cell.appendChild(paragraph(slot, header));
    }

    private Element paragraph(Slot slot, boolean header) {
        Element paragraph = styles.cell();
        Element properties = DocumentStyles.properties(paragraph);
        if (header) {
            Wml.append(properties, "keepNext");
        }
        Wml.append(properties, "spacing", "before", "20", "after", "20", "line", "240", "lineRule", "auto");
        Wml.append(properties, "ind", "left", "0", "right", "0", "firstLine", "0");
        Wml.append(properties, "jc", "val", alignment(slot, header));
        if (slot.cell() != null && !slot.cell().text().isEmpty()) {
            TextRuns.append(paragraph, slot.cell().text(), format(paragraph, header));
        }
        return paragraph;
    }

    private String alignment(Slot slot, boolean header) {
        if (header && slot.span() > 1) {
            return "center";
        }
        return slot.span() == 1 && columns.isNumeric(slot.column()) ? "right" : "left";
    }

    private Element format(Element paragraph, boolean header) {
        Element format = Wml.element(paragraph.getOwnerDocument(), "rPr");
        if (header) {
            Wml.append(format, "b");
        }
        if (!styles.hasTableText()) {
            Wml.append(format, "sz", "val", String.valueOf(size));
        }
        return format;
    }
}
