package io.dossier.engine.reading;

import io.dossier.engine.model.Table;
import java.util.List;

/**
 * A table before it has its place in the document.
 *
 * @param title caption as printed, empty if there is none
 * @param headerRows how many of the first rows are headers
 * @param columns width of the grid
 */
public record TableDraft(String title, int headerRows, int columns, List<Table.Row> rows, List<String> notes) {

    public TableDraft {
        rows = List.copyOf(rows);
        notes = List.copyOf(notes);
    }

    /** A table whose cells each cover one column and one row. */
    public static TableDraft plain(String title, int headerRows, List<List<String>> rows, List<String> notes) {
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        return new TableDraft(
                title, headerRows, columns, rows.stream().map(TableDraft::row).toList(), notes);
    }

    /** A row of cells that each cover one column, the first of them in column 1. */
    public static Table.Row row(List<String> texts) {
        Table.Cell[] cells = new Table.Cell[texts.size()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = new Table.Cell(texts.get(i), i + 1, 1, 1);
        }
        return new Table.Row(List.of(cells));
    }
}
