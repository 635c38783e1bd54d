package io.dossier.engine.reading.rtf;

import io.dossier.engine.model.Table;
import io.dossier.engine.reading.TableDraft;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Rows of one table on a common grid, which is made of all cells' edges. */
final class RtfTable {

    private static final int NEAR = 30;

    private final List<RowBuilder.Row> rows = new ArrayList<>();

    void add(RowBuilder.Row row) {
        rows.add(row);
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    int size() {
        return rows.size();
    }

    /** @param least how many of the first rows are headers even if they are not marked as such */
    TableDraft finish(String title, int least, List<String> notes) {
        List<Integer> grid = grid();
        int headers = headers(least);
        List<RowBuilder.Row> kept = withoutRepeats(headers);
        Map<Integer, Integer> spans = new HashMap<>();
        List<List<Table.Cell>> cells = new ArrayList<>();
        for (int r = kept.size() - 1; r >= 0; r--) {
            cells.add(0, cells(kept.get(r), grid, spans));
        }
        int columns = Math.max(
                grid.size(),
                kept.stream().mapToInt(row -> row.cells().size()).max().orElse(0));
        return new TableDraft(
                title, headers, columns, cells.stream().map(Table.Row::new).toList(), notes);
    }

    private int headers(int least) {
        int marked = 0;
        while (marked < rows.size() && rows.get(marked).header()) {
            marked++;
        }
        int headers = Math.max(marked, least);
        return headers == rows.size() ? 0 : headers;
    }

    /** A header row that comes again on a further page says nothing new. */
    private List<RowBuilder.Row> withoutRepeats(int headers) {
        List<RowBuilder.Row> kept = new ArrayList<>(rows.subList(0, headers));
        for (RowBuilder.Row row : rows.subList(headers, rows.size())) {
            boolean repeated = row.header()
                    && rows.subList(0, headers).stream()
                            .anyMatch(header -> header.cells().equals(row.cells()));
            if (!repeated) {
                kept.add(row);
            }
        }
        return kept;
    }

    /** From the last row to the first: a covered cell hands its height to the one above. */
    private static List<Table.Cell> cells(RowBuilder.Row row, List<Integer> grid, Map<Integer, Integer> spans) {
        List<Table.Cell> cells = new ArrayList<>();
        int column = 1;
        for (int i = 0; i < row.cells().size(); i++) {
            RowBuilder.Edge edge = i < row.edges().size() ? row.edges().get(i) : null;
            int end = edge == null ? column : Math.max(column, columnOf(edge.at(), grid));
            int span = end - column + 1;
            if (edge != null && edge.above()) {
                spans.merge(column, 1, Integer::sum);
            } else if (edge != null && edge.left() && !cells.isEmpty()) {
                Table.Cell last = cells.remove(cells.size() - 1);
                cells.add(new Table.Cell(last.text(), last.column(), last.columnSpan() + span, last.rowSpan()));
            } else {
                int height = 1 + spans.getOrDefault(column, 0);
                spans.remove(column);
                cells.add(new Table.Cell(row.cells().get(i), column, span, height));
            }
            column = end + 1;
        }
        return cells;
    }

    private static int columnOf(int edge, List<Integer> grid) {
        for (int i = 0; i < grid.size(); i++) {
            if (edge <= grid.get(i) + NEAR) {
                return i + 1;
            }
        }
        return grid.size();
    }

    private List<Integer> grid() {
        TreeSet<Integer> edges = new TreeSet<>();
        rows.forEach(row -> row.edges().forEach(edge -> edges.add(edge.at())));
        List<Integer> grid = new ArrayList<>();
        for (int edge : edges) {
            if (grid.isEmpty() || edge - grid.get(grid.size() - 1) > NEAR) {
                grid.add(edge);
            }
        }
        return grid;
    }
}
