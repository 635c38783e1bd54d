package io.dossier.engine.model;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A table. Its locator carries the table's number in the source.
 *
 * @param title the caption, with its label and number as printed; empty if there is none
 * @param headerRows how many of the first rows are headers, 0 if none is known
 * @param columns width of the grid; every row's spans add up to at most this
 * @param notes lines under the table that explain it, in order
 */
public record Table(
        int index, Locator at, String title, int headerRows, int columns, List<Row> rows, List<String> notes)
        implements Block {

    public Table {
        rows = List.copyOf(rows);
        notes = List.copyOf(notes);
    }

    @Override
    public String text() {
        String cells = rows.stream()
                .map(row -> row.cells().stream().map(Cell::text).collect(Collectors.joining("\t")))
                .collect(Collectors.joining("\n"));
        return title.isEmpty() ? cells : title + "\n" + cells;
    }

    /** The place of a cell, its row and grid column counted from 1, on the page on which its row stands. */
    public Locator cellAt(int row, int column) {
        Integer page = rows.get(row - 1).page();
        Locator cell = at.cell(row, column);
        return page == null ? cell : cell.onPage(page);
    }

    /**
     * One row, its cells from left to right; cells covered by a span from above are left out.
     *
     * @param page the page on which the row stands where that is not the table's own; else null
     */
    public record Row(List<Cell> cells, Integer page) {
        public Row {
            cells = List.copyOf(cells);
        }

        /** A row on the page on which its table starts. */
        public Row(List<Cell> cells) {
            this(cells, null);
        }

        /** The same row on another page. */
        public Row onPage(Integer other) {
            return new Row(cells, other);
        }
    }

    /**
     * One cell.
     *
     * @param column the first grid column it covers, counted from 1
     * @param columnSpan how many grid columns it covers, at least 1
     * @param rowSpan how many rows it covers, at least 1
     */
    public record Cell(String text, int column, int columnSpan, int rowSpan) {}
}
