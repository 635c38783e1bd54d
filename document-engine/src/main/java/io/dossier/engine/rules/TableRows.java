package io.dossier.engine.rules;

import io.dossier.engine.instructions.Instruction;
import io.dossier.engine.model.Table;
import io.dossier.engine.provenance.Origin;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import io.dossier.engine.routing.TableColumns;
import io.dossier.engine.routing.TableColumns.Placed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Some rows of a table under its header rows: those with a value in a column, those with a label, or one by its number.
 * Each cell keeps its place in the source. A table without the column stays as it is.
 */
final class TableRows {

    private final Instruction asked;
    private final Table table;
    private final TableColumns columns;
    private final String column;
    private final boolean hasColumn;
    private final List<Integer> fitting;

    /** @param table as it stands in the source */
    TableRows(Instruction asked, Table table) {
        this.asked = asked;
        this.table = table;
        this.columns = TableColumns.of(table);
        String[] parts = asked.object().split("\\|", 2);
        this.column = parts[0];
        OptionalInt number = columns.number(column);
        this.hasColumn = column.isEmpty() || number.isPresent();
        this.fitting = hasColumn ? fitting(number, parts.length < 2 ? "" : parts[1]) : List.of();
    }

    /** The table with the rows that fit, under an id of the generated document; empty if none does. */
    Optional<TracedBlock> under(String id, BlockRef ref) {
        if (!hasColumn) {
            return Optional.of(TracedBlock.of(id, ref, table, Tracer.origins(table)));
        }
        return fitting.isEmpty() ? Optional.empty() : Optional.of(select(id, ref));
    }

    /** What became of the table, for people. */
    String told() {
        String name = table.title().isBlank() ? table.at().name() : table.title();
        return hasColumn
                ? "%d of %d rows of %s, because of %s."
                        .formatted(fitting.size(), table.rows().size() + 1 - columns.firstRow(), name, asked.quoted())
                : "All rows of %s, which has no column %s, in spite of %s.".formatted(name, column, asked.quoted());
    }

    /** Rows below the headers, counted from 1 in the table. */
    private List<Integer> fitting(OptionalInt number, String value) {
        List<Integer> rows = new ArrayList<>();
        for (int row = columns.firstRow(); row <= table.rows().size(); row++) {
            String text = number.isPresent() ? columns.text(row, number.getAsInt()) : columns.label(row);
            boolean fits = asked.amount() > 0
                    ? row + 1 - columns.firstRow() == asked.amount()
                    : TableColumns.same(text, value);
            if (fits) {
                rows.add(row);
            }
        }
        return rows;
    }

    private TracedBlock select(String id, BlockRef ref) {
        List<Integer> kept = new ArrayList<>();
        for (int row = 1; row < columns.firstRow(); row++) {
            kept.add(row);
        }
        kept.addAll(fitting);
        List<Table.Row> rows = new ArrayList<>();
        List<Origin> origins = new ArrayList<>();
        for (int at = 0; at < kept.size(); at++) {
            List<Table.Cell> cells = new ArrayList<>();
            for (Placed placed : standing(kept, at)) {
                Table.Cell cell = placed.cell();
                int span = (int) kept.stream().filter(placed::covers).count();
                cells.add(new Table.Cell(cell.text(), cell.column(), cell.columnSpan(), span));
                if (!cell.text().isBlank()) {
                    origins.add(
                            new Origin(null, null, at + 1, cell.column(), table.cellAt(placed.row(), cell.column())));
                }
            }
            rows.add(new Table.Row(cells, table.rows().get(kept.get(at) - 1).page()));
        }
        Table selected = new Table(
                table.index(), table.at(), table.title(), table.headerRows(), table.columns(), rows, table.notes());
        return TracedBlock.of(id, ref, selected, origins);
    }

    /** The cells of a kept row. One that spans several rows stands in the first of them that is kept. */
    private List<Placed> standing(List<Integer> kept, int at) {
        return columns.covering(kept.get(at)).stream()
                .filter(placed -> at == 0 || kept.get(at - 1) < placed.row())
                .toList();
    }
}
