package io.dossier.engine.reading.pdf;

import java.util.ArrayList;
import java.util.List;

/** The empty strips between columns that all lines so far leave free. */
final class Gutters {

    private static final double LEAST = 5;

    private final List<double[]> free;

    private Gutters(List<double[]> free) {
        this.free = free;
    }

    /** The gaps between the parts of a line. */
    static Gutters of(List<TextLine> segments) {
        List<double[]> gaps = new ArrayList<>();
        for (int i = 1; i < segments.size(); i++) {
            gaps.add(new double[] {segments.get(i - 1).right(), segments.get(i).x()});
        }
        return new Gutters(gaps);
    }

    boolean isEmpty() {
        return free.isEmpty();
    }

    int columns() {
        return free.size() + 1;
    }

    /** What the line leaves of them. */
    Gutters without(List<TextLine> segments) {
        List<double[]> left = free;
        for (TextLine segment : segments) {
            List<double[]> next = new ArrayList<>();
            left.forEach(gap -> cut(gap, segment, next));
            left = next;
        }
        return new Gutters(left);
    }

    /** Column of a word, counted from 0. */
    int columnOf(Word word) {
        int column = 0;
        while (column < free.size() && word.middle() > (free.get(column)[0] + free.get(column)[1]) / 2) {
            column++;
        }
        return column;
    }

    private static void cut(double[] gap, TextLine segment, List<double[]> out) {
        if (segment.right() <= gap[0] || segment.x() >= gap[1]) {
            out.add(gap);
            return;
        }
        double[] before = {gap[0], Math.min(gap[1], segment.x())};
        double[] behind = {Math.max(gap[0], segment.right()), gap[1]};
        double[] wider = before[1] - before[0] >= behind[1] - behind[0] ? before : behind;
        if (wider[1] - wider[0] >= LEAST) {
            out.add(wider);
        }
    }
}
