package io.dossier.engine.reading.rtf;

import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.util.ArrayList;
import java.util.List;

/** The definition and the cells of the row that is being read. Edges are in twips from the left margin. */
final class RowBuilder {

    private final List<Edge> edges = new ArrayList<>();
    private final List<String> cells = new ArrayList<>();
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

    /** A finished row. */
    record Row(List<Edge> edges, List<String> cells, boolean header) {}

    void define() {
        edges.clear();
        header = false;
    }

    void header() {
        header = true;
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

    Row finish() {
        Row row = new Row(List.copyOf(edges), List.copyOf(cells), header);
        cells.clear();
        return row;
    }
}
