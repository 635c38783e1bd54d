package io.dossier.engine.routing;

import io.dossier.engine.model.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** The columns of a table by their headers, and its cells below them, spans over several rows included. */
public final class TableColumns {

    private final Table table;
    private final int headers;
    /** Made when first asked for: most tables are only looked at for their headers. */
    private List<List<Placed>> covering;

    private TableColumns(Table table) {
        this.table = table;
        this.headers = Math.min(Math.max(1, table.headerRows()), table.rows().size());
    }

    public static TableColumns of(Table table) {
        return new TableColumns(table);
    }

    /**
     * A cell that covers a row.
     *
     * @param row where it stands, counted from 1
     */
    public record Placed(int row, Table.Cell cell) {

        /** Whether it covers a row, counted from 1. */
        public boolean covers(int other) {
            return row <= other && other < row + cell.rowSpan();
        }
    }

    /** The first row below the headers, counted from 1. A table that names no header row has one. */
    public int firstRow() {
        return headers + 1;
    }

    /** A column by what a header says, without regard to case and spaces. The lowest header row decides. */
    public OptionalInt number(String header) {
        if (header.isBlank()) {
            return OptionalInt.empty();
        }
        for (int row = headers; row >= 1; row--) {
            for (Table.Cell cell : table.rows().get(row - 1).cells()) {
                if (same(cell.text(), header)) {
                    return OptionalInt.of(cell.column());
                }
            }
        }
        return OptionalInt.empty();
    }

    /** What stands in a row under a column; empty where nothing does. */
    public String text(int row, int column) {
        return covering(row).stream()
                .map(Placed::cell)
                .filter(cell -> cell.column() <= column && column < cell.column() + cell.columnSpan())
                .map(Table.Cell::text)
                .findFirst()
                .orElse("");
    }

    /** The first words of a row. */
    public String label(int row) {
        return covering(row).stream()
                .map(placed -> placed.cell().text())
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse("");
    }

    /** The cells that cover a row, from left to right. */
    public List<Placed> covering(int row) {
        if (covering == null) {
            covering = covering(table);
        }
        return covering.get(row - 1);
    }

    /** Whether two cells say the same. */
    public static boolean same(String a, String b) {
        return plain(a).equals(plain(b));
    }

    private static String plain(String text) {
        return text.replaceAll("\\s+", " ").strip().toLowerCase(Locale.ROOT);
    }

    private static List<List<Placed>> covering(Table table) {
        List<List<Placed>> rows = new ArrayList<>();
        List<Placed> above = List.of();
        for (int row = 1; row <= table.rows().size(); row++) {
            int current = row;
            List<Placed> here = new ArrayList<>(
                    above.stream().filter(placed -> placed.covers(current)).toList());
            table.rows().get(row - 1).cells().forEach(cell -> here.add(new Placed(current, cell)));
            here.sort(Comparator.comparingInt(placed -> placed.cell().column()));
            rows.add(here);
            above = here;
        }
        return rows;
    }
}
