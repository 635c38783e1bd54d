package io.dossier.engine.rules;

import io.dossier.engine.model.Table;
import java.util.Optional;

/** Cells of a table by row and grid column, both counted from 1. */
final class Cells {

    private Cells() {}

    static String text(Table table, int row, int column) {
        return at(table, row, column).map(Table.Cell::text).orElse("");
    }

    /** The cell that covers the place in its row; none where a span from above covers it. */
    static Optional<Table.Cell> at(Table table, int row, int column) {
        return table.rows().get(row - 1).cells().stream()
                .filter(cell -> cell.column() <= column && column < cell.column() + cell.columnSpan())
                .findFirst();
    }
}
