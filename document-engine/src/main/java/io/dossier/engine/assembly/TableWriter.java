package io.dossier.engine.assembly;

import io.dossier.engine.assembly.TableGrid.Slot;
import io.dossier.engine.model.Table;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.templates.Wml;
import java.util.List;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Writes a table with its caption above, its notes and its source below. Widths are set by {@link PageLayout}. */
final class TableWriter {

    static final String SHAPE = "io.dossier.shape";

    private final DocumentStyles styles;

    /** What the layout needs to know of a table. */
    record Shape(ColumnShape columns, int fontSize) {}

    TableWriter(DocumentStyles styles) {
        this.styles = styles;
    }

    void write(Element content, Table table, GeneratedBlock generated) {
        if (!table.title().isBlank()) {
            Element caption = styles.caption();
            Element properties = DocumentStyles.properties(caption);
            Wml.append(properties, "keepNext");
            TextRuns.append(caption, table.title(), null);
            content.appendChild(caption);
        }
        if (!table.rows().isEmpty()) {
            content.appendChild(table(content.getOwnerDocument(), table));
        }
        table.notes().forEach(note -> content.appendChild(line(note, "20")));
        content.appendChild(line(SourceLine.of(generated), "200"));
    }

    private Element table(Document document, Table table) {
        TableGrid grid = new TableGrid(table);
        ColumnShape columns = new ColumnShape(table, grid);
        int size = grid.columns() > 9 ? 16 : grid.columns() > 5 ? 18 : 20;
        Element element = Wml.element(document, "tbl");
        Element properties = Wml.append(element, "tblPr");
        Wml.append(properties, "tblStyle", "val", styles.table());
        Wml.append(properties, "tblW", "w", "0", "type", "dxa");
        Wml.append(properties, "tblLayout", "type", "fixed");
        Wml.append(properties, "tblLook", "val", "0420");
        Element gridElement = Wml.append(element, "tblGrid");
        for (int i = 0; i < grid.columns(); i++) {
            Wml.append(gridElement, "gridCol", "w", "0");
        }
        CellWriter cells = new CellWriter(styles, columns, size);
        List<List<Slot>> rows = grid.rows();
        for (int i = 0; i < rows.size(); i++) {
            boolean header = i < table.headerRows() && i < rows.size() - 1;
            cells.row(element, rows.get(i), header);
        }
        element.setUserData(SHAPE, new Shape(columns, size), null);
        return element;
    }

    private Element line(String text, String after) {
        Element paragraph = styles.tableNote();
        Element properties = DocumentStyles.properties(paragraph);
        Wml.append(properties, "spacing", "before", "20", "after", after);
        if (!styles.hasTableNote()) {
            Element format = Wml.element(paragraph.getOwnerDocument(), "rPr");
            Wml.append(format, "sz", "val", "18");
            TextRuns.append(paragraph, text, format);
        } else {
            TextRuns.append(paragraph, text, null);
        }
        return paragraph;
    }
}
