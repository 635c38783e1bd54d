package io.dossier.engine.reading.rtf;

import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.util.ArrayList;
import java.util.List;

/** The definition and the cells of the row that is being read. Edges are in twips from the left margin. */
final class RowBuilder {

    private final List<Edge> edges = new ArrayList<>();
    private final List<String> cells = new ArrayList<>();
    private int start;
    private boolean header;
    private boolean left;
    private boolean above;

    /**
     * The right edge of a cell.
     *
     * @param left whether the cell is covered by the one on its left
     * @param above whether it is covered by the one above
     */
    record Edge(int at, boolean left, boolean above) {}

    /**
     * A finished row.
     *
     * @param start the left edge of its first cell
     * @param page counted from 1 by the breaks that the file has
     */
    record Row(int start, List<Edge> edges, List<String> cells, boolean header, int page) {

        /** A row of one cell is a title, a note or a line between groups of rows. */
        boolean isSingle() {
            return cells.size() == 1;
        }

        boolean isBlank() {
            return cells.stream().allMatch(String::isEmpty);
        }

        String words() {
            return String.join(" ", cells).strip();
        }
    }

    void define() {
        edges.clear();
        start = 0;
        header = false;
        left = false;
        above = false;
    }

    void header() {
        header = true;
    }

    void left(int at) {
        start = at;
    }

    void edge(int at) {
        if (edges.size() >= ReadingLimits.COLUMNS) {
            throw UnreadableSource.tooLarge(ReadingLimits.COLUMNS + " columns in one table");
        }
        edges.add(new Edge(at, left, above));
        left = false;
        above = false;
    }

    void mergedLeft() {
        left = true;
    }

    void mergedAbove() {
        above = true;
    }

    void cell(String text) {
        cells.add(text);
    }

    Row finish(int page) {
        Row row = new Row(start, List.copyOf(edges), List.copyOf(cells), header, page);
        cells.clear();
        return row;
    }
}
