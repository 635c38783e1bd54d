package io.dossier.engine.assembly;

import io.dossier.engine.model.Table;
import io.dossier.engine.model.Table.Cell;
import java.util.ArrayList;
import java.util.List;

/** A table on its grid: every grid column of every row covered once, spans cut where they would overlap or overhang. */
final class TableGrid {

    /**
     * A cell as Word wants it.
     *
     * @param cell null where nothing stands or a span from above covers the place
     * @param column first grid column, counted from 0
     * @param span grid columns covered
     * @param merge null, {@code restart} for the first of merged rows, {@code continue} for the others
     */
    record Slot(Cell cell, int column, int span, String merge) {}

    private record Hanging(Cell cell, int span, int rowsLeft) {}

    private final int columns;
    private final List<List<Slot>> rows = new ArrayList<>();

    TableGrid(Table table) {
        columns = Math.max(1, Math.max(table.columns(), widest(table)));
        Hanging[] above = new Hanging[columns];
        for (int row = 0; row < table.rows().size(); row++) {
            rows.add(slots(table.rows().get(row), above, table.rows().size() - row));
        }
    }

    int columns() {
        return columns;
    }

    List<List<Slot>> rows() {
        return rows;
    }

    private static int widest(Table table) {
        return table.rows().stream()
                .flatMap(row -> row.cells().stream())
                .mapToInt(cell -> cell.column() - 1 + Math.max(1, cell.columnSpan()))
                .max()
                .orElse(1);
    }

    private List<Slot> slots(Table.Row row, Hanging[] above, int rowsLeft) {
        List<Slot> slots = new ArrayList<>();
        int column = 0;
        while (column < columns) {
            Hanging hanging = above[column];
            Slot slot = hanging == null ? own(row, above, column, rowsLeft) : goOn(hanging, above, column);
            slots.add(slot);
            column += slot.span();
        }
        return slots;
    }

    private static Slot goOn(Hanging hanging, Hanging[] above, int column) {
        above[column] =
                hanging.rowsLeft() > 1 ? new Hanging(hanging.cell(), hanging.span(), hanging.rowsLeft() - 1) : null;
        return new Slot(null, column, hanging.span(), "continue");
    }

    private Slot own(Table.Row row, Hanging[] above, int column, int rowsLeft) {
        Cell cell = row.cells().stream()
                .filter(candidate -> candidate.column() - 1 == column)
                .findFirst()
                .orElse(null);
        if (cell == null) {
            return new Slot(null, column, 1, null);
        }
        int span = 1;
        while (span < cell.columnSpan() && column + span < columns && above[column + span] == null) {
            span++;
        }
        int rowSpan = Math.min(cell.rowSpan(), rowsLeft);
        if (rowSpan > 1) {
            above[column] = new Hanging(cell, span, rowSpan - 1);
        }
        return new Slot(cell, column, span, rowSpan > 1 ? "restart" : null);
    }
}
