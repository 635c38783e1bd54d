package io.dossier.engine.reading.rtf;

import io.dossier.engine.model.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The columns of a table, which are made of all its cells' edges. */
final class RtfGrid {

    private static final int NEAR = 30;

    private final List<Integer> edges = new ArrayList<>();
    private final int left;

    RtfGrid(List<RowBuilder.Row> rows) {
        left = rows.stream().mapToInt(RowBuilder.Row::start).min().orElse(0);
        TreeSet<Integer> all = new TreeSet<>();
        rows.forEach(row -> {
            row.edges().forEach(edge -> all.add(edge.at()));
            if (row.start() > left + NEAR) {
                all.add(row.start());
            }
        });
        for (int edge : all) {
            if (edges.isEmpty() || edge - edges.get(edges.size() - 1) > NEAR) {
                edges.add(edge);
            }
        }
    }

    int columns() {
        return edges.size();
    }

    /** Whether each edge of one is near an edge of the other. */
    boolean fits(RtfGrid other) {
        return edges.stream().allMatch(other::has) && other.edges.stream().allMatch(this::has);
    }

    /** Whether each of the row's edges is one of the grid. */
    boolean fits(RowBuilder.Row row) {
        return row.edges().stream().allMatch(edge -> has(edge.at()));
    }

    private boolean has(int at) {
        return edges.stream().anyMatch(edge -> Math.abs(edge - at) <= NEAR);
    }

    /** The rows' cells. A covered cell hands its place to the one that covers it, and its words if it has some. */
    List<List<Table.Cell>> cells(List<RowBuilder.Row> rows) {
        Map<Integer, OpenCell> above = new HashMap<>();
        List<List<OpenCell>> open = new ArrayList<>();
        rows.forEach(row -> open.add(cells(row, above)));
        return open.stream()
                .map(row -> row.stream().map(OpenCell::finish).toList())
                .toList();
    }

    private List<OpenCell> cells(RowBuilder.Row row, Map<Integer, OpenCell> above) {
        List<OpenCell> cells = new ArrayList<>();
        Map<Integer, OpenCell> ends = new HashMap<>();
        int column = row.start() > left + NEAR ? columnOf(row.start()) + 1 : 1;
        OpenCell last = null;
        for (int i = 0; i < row.cells().size(); i++) {
            RowBuilder.Edge edge = i < row.edges().size() ? row.edges().get(i) : null;
            int end = edge == null ? column : Math.max(column, columnOf(edge.at()));
            String text = row.cells().get(i);
            OpenCell covering = edge != null && edge.above() ? above.get(column) : null;
            if (edge != null && edge.left() && last != null) {
                last.widen(end, text);
            } else if (covering != null) {
                covering.lengthen(text);
                last = covering;
            } else if (edge != null && edge.above() && last != null && last.end >= column) {
                last.widen(end, text);
            } else {
                last = new OpenCell(text, column, end);
                cells.add(last);
            }
            ends.putIfAbsent(last.column, last);
            column = end + 1;
        }
        above.clear();
        above.putAll(ends);
        return cells;
    }

    private int columnOf(int edge) {
        for (int i = 0; i < edges.size(); i++) {
            if (edge <= edges.get(i) + NEAR) {
                return i + 1;
            }
        }
        return edges.size();
    }

    /** A cell that may still grow. */
    private static final class OpenCell {

        private final int column;
        private String text;
        private int end;
        private int height = 1;

        OpenCell(String text, int column, int end) {
            this.text = text;
            this.column = column;
            this.end = end;
        }

        void widen(int to, String more) {
            end = Math.max(end, to);
            text = (text + " " + more).strip();
        }

        void lengthen(String more) {
            height++;
            text = (text + " " + more).strip();
        }

        Table.Cell finish() {
            return new Table.Cell(text, column, end - column + 1, height);
        }
    }
}
