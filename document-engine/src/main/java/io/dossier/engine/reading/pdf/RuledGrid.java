package io.dossier.engine.reading.pdf;

import io.dossier.engine.model.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;

/** The grid that a group of rulings draws: cells, joined where no line parts them. */
final class RuledGrid {

    private static final double NEAR = RulingGroups.NEAR;

    private final List<Ruling> rulings;
    private final double[] xs;
    private final double[] ys;
    private final boolean[][] taken;

    RuledGrid(List<Ruling> rulings) {
        this.rulings = rulings;
        xs = positions(line -> !line.isHorizontal());
        ys = positions(Ruling::isHorizontal);
        taken = new boolean[Math.max(0, ys.length - 1)][Math.max(0, xs.length - 1)];
    }

    boolean isTable() {
        return xs.length >= 3 && ys.length >= 3;
    }

    int columns() {
        return xs.length - 1;
    }

    boolean contains(Word word) {
        double y = word.baseline() - word.size() / 3;
        return word.middle() > xs[0] - NEAR
                && word.middle() < xs[xs.length - 1] + NEAR
                && y > ys[0] - NEAR
                && y < ys[ys.length - 1] + NEAR;
    }

    double top() {
        return ys[0];
    }

    double bottom() {
        return ys[ys.length - 1];
    }

    List<Table.Row> rows(List<Word> words) {
        List<Table.Row> rows = new ArrayList<>();
        for (int r = 0; r < ys.length - 1; r++) {
            List<Table.Cell> cells = new ArrayList<>();
            for (int c = 0; c < xs.length - 1; c++) {
                if (!taken[r][c]) {
                    cells.add(cell(r, c, words));
                }
            }
            rows.add(new Table.Row(cells));
        }
        return rows;
    }

    private Table.Cell cell(int row, int column, List<Word> words) {
        int right = column + 1;
        while (right < xs.length - 1 && !taken[row][right] && !parted(right, row)) {
            right++;
        }
        int below = row + 1;
        while (below < ys.length - 1 && !partedBelow(below, column, right)) {
            below++;
        }
        for (int r = row; r < below; r++) {
            for (int c = column; c < right; c++) {
                taken[r][c] = true;
            }
        }
        String text = CellText.of(inside(words, column, right, row, below));
        return new Table.Cell(text, column + 1, right - column, below - row);
    }

    private List<Word> inside(List<Word> words, int left, int right, int top, int bottom) {
        return words.stream()
                .filter(word -> between(word.middle(), xs, left, right))
                .filter(word -> between(word.baseline() - word.size() / 3, ys, top, bottom))
                .toList();
    }

    /** Words just outside the frame belong to the cell at its edge. */
    private static boolean between(double at, double[] lines, int from, int to) {
        return (from == 0 || at >= lines[from]) && (to == lines.length - 1 || at < lines[to]);
    }

    private boolean parted(int x, int row) {
        double middle = (ys[row] + ys[row + 1]) / 2;
        return rulings.stream()
                .anyMatch(line -> !line.isHorizontal()
                        && Math.abs(line.position() - xs[x]) <= NEAR
                        && line.from() <= middle
                        && line.to() >= middle);
    }

    private boolean partedBelow(int y, int left, int right) {
        for (int c = left; c < right; c++) {
            double middle = (xs[c] + xs[c + 1]) / 2;
            boolean line = rulings.stream()
                    .anyMatch(ruling -> ruling.isHorizontal()
                            && Math.abs(ruling.position() - ys[y]) <= NEAR
                            && ruling.from() <= middle
                            && ruling.to() >= middle);
            if (line || taken[y][c]) {
                return true;
            }
        }
        return false;
    }

    private double[] positions(Predicate<Ruling> which) {
        double[] sorted = rulings.stream()
                .filter(which)
                .mapToDouble(Ruling::position)
                .sorted()
                .toArray();
        DoubleStream.Builder kept = DoubleStream.builder();
        double last = Double.NEGATIVE_INFINITY;
        for (double position : sorted) {
            if (position - last > NEAR) {
                kept.add(position);
                last = position;
            }
        }
        return kept.build().toArray();
    }
}
