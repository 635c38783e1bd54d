package io.dossier.bench.readers;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Cells of a PDF's tables against poppler's lines, which end where it sees a gap as between columns: a line must stand in
 * one cell, and two lines side by side must not.
 */
final class CellCount {

    private final List<String> examples = new ArrayList<>();
    private int rows;
    private int rowsOff;
    private int cells;
    private int whole;
    private int split;
    private int joined;

    CellCount(List<Poppler.Page> pages, OurWords ours) {
        for (Poppler.Page page : pages) {
            List<List<String>> own = ours.rows(page.number());
            if (!own.isEmpty()) {
                compare(page, own);
            }
        }
    }

    private void compare(Poppler.Page page, List<List<String>> own) {
        Set<Integer> off = new HashSet<>();
        for (Poppler.Line line : page.lines()) {
            String text = OurWords.fold(line.text());
            if (text.isEmpty() || has(own, text)) {
                whole += text.isEmpty() ? 0 : 1;
                continue;
            }
            int row = rowOf(own, text);
            if (row >= 0) {
                split++;
                off.add(row);
                examples.add("           split: p." + page.number() + " " + line.text() + " in " + own.get(row));
            }
        }
        for (Poppler.Line line : page.lines()) {
            next(page, line, own, off);
        }
        rows += own.size();
        rowsOff += off.size();
        cells += own.stream().mapToInt(List::size).sum();
    }

    /** A line and its neighbour to the right that are one cell of ours, and nowhere two cells. */
    private void next(Poppler.Page page, Poppler.Line line, List<List<String>> own, Set<Integer> off) {
        Poppler.Line next = null;
        for (Poppler.Line other : page.lines()) {
            boolean right = other.left() >= line.right() && line.isBeside(other);
            if (right && (next == null || other.left() < next.left())) {
                next = other;
            }
        }
        if (next == null || next.left() - line.right() < line.bottom() - line.top()) {
            return;
        }
        String left = OurWords.fold(line.text());
        String right = OurWords.fold(next.text());
        boolean bracket = line.text().endsWith("(");
        if (bracket || left.isEmpty() || right.isEmpty()) {
            return;
        }
        for (int r = 0; r < own.size(); r++) {
            if (own.get(r).stream().anyMatch((left + right)::equals)
                    || left.length() > 4 && own.get(r).stream().anyMatch(cell -> cell.contains(left + right))) {
                joined++;
                off.add(r);
                examples.add("           joined: p." + page.number() + " " + line.text() + " | " + next.text());
                return;
            }
        }
    }

    private static boolean has(List<List<String>> own, String text) {
        return own.stream().anyMatch(row -> row.stream().anyMatch(cell -> cell.contains(text)));
    }

    private static int rowOf(List<List<String>> own, String text) {
        for (int r = 0; r < own.size(); r++) {
            if (String.join("", own.get(r)).contains(text)) {
                return r;
            }
        }
        return -1;
    }

    int cells() {
        return cells;
    }

    /** Lines of poppler that stand in one cell. */
    int whole() {
        return whole;
    }

    /** Lines of poppler that stand in several cells of one row. */
    int split() {
        return split;
    }

    /** Neighbouring lines of poppler that stand in one cell. */
    int joined() {
        return joined;
    }

    int rows() {
        return rows;
    }

    /** Rows with a line that is split or joined. */
    int rowsOff() {
        return rowsOff;
    }

    List<String> examples() {
        return examples;
    }
}
