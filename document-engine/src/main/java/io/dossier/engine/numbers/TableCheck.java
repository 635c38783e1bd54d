package io.dossier.engine.numbers;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Table;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lock on a table: cell by cell; title and notes against the source table's own. */
final class TableCheck {

    private record Place(int row, int column) {}

    private final GeneratedBlock block;
    private final Table table;
    private final List<String> frame = new ArrayList<>();
    private final Map<Place, List<String>> origins = new HashMap<>();
    private final List<String> leftOut = new ArrayList<>();
    private int figures;

    TableCheck(GeneratedBlock block, List<String> originTexts, Block source) {
        this.block = block;
        this.table = (Table) block.block();
        if (source instanceof Table own) {
            frame.add(own.title());
            frame.addAll(own.notes());
        }
        for (int i = 0; i < originTexts.size(); i++) {
            Origin origin = block.origins().get(i);
            origins.computeIfAbsent(new Place(origin.row(), origin.column()), place -> new ArrayList<>())
                    .add(originTexts.get(i));
        }
    }

    Checked check() {
        String title = isTraced(table.title(), frame) ? table.title() : "";
        List<String> notes =
                table.notes().stream().filter(note -> isTraced(note, frame)).toList();
        List<Table.Row> rows = new ArrayList<>();
        for (int row = 1; row <= table.rows().size(); row++) {
            rows.add(checked(table.rows().get(row - 1), row));
        }
        if (leftOut.isEmpty()) {
            return new Checked(Optional.of(block), figures, List.of());
        }
        Table rest = new Table(table.index(), table.at(), title, table.headerRows(), table.columns(), rows, notes);
        List<Origin> places = block.origins().stream()
                .filter(origin -> !textAt(rest, origin).isEmpty())
                .toList();
        return new Checked(Optional.of(new GeneratedBlock(block.id(), rest, places)), figures, leftOut);
    }

    private Table.Row checked(Table.Row cells, int row) {
        return new Table.Row(cells.cells().stream()
                .map(cell -> isTraced(cell.text(), origins.getOrDefault(new Place(row, cell.column()), List.of()))
                        ? cell
                        : new Table.Cell("", cell.column(), cell.columnSpan(), cell.rowSpan()))
                .toList());
    }

    private boolean isTraced(String text, List<String> sources) {
        figures += Figures.in(text).size();
        List<Figure> untraced = NumberLock.untraced(text, sources);
        if (!untraced.isEmpty()) {
            leftOut.add(NumberLock.report(text, untraced));
        }
        return untraced.isEmpty();
    }

    private static String textAt(Table table, Origin origin) {
        return table.rows().get(origin.row() - 1).cells().stream()
                .filter(cell -> cell.column() == origin.column())
                .map(Table.Cell::text)
                .findFirst()
                .orElse("");
    }
}
