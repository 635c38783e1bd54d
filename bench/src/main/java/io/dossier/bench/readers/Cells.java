package io.dossier.bench.readers;

import java.util.List;

/** Rows of cells as one reader sees them; empty rows and cells that another covers are left out. */
record Cells(List<List<String>> rows) {

    Cells {
        rows = rows.stream()
                .map(row -> row.stream().map(Cells::fold).toList())
                .filter(row -> row.stream().anyMatch(cell -> !cell.isEmpty()))
                .toList();
    }

    /** Without what stands above the other's first rows: titles that only one of them has in rows. */
    Cells startingAs(Cells other) {
        for (int r = 0; r < Math.min(3, other.rows.size()); r++) {
            int at = rows.indexOf(other.rows.get(r));
            if (at >= r) {
                return new Cells(rows.subList(at - r, rows.size()));
            }
        }
        return this;
    }

    int count() {
        return rows.stream().mapToInt(List::size).sum();
    }

    /** How many cells of the other are the same in row and place. */
    int equal(Cells other) {
        int equal = 0;
        for (int r = 0; r < Math.min(rows.size(), other.rows.size()); r++) {
            List<String> own = rows.get(r);
            List<String> others = other.rows.get(r);
            for (int c = 0; c < Math.min(own.size(), others.size()); c++) {
                equal += own.get(c).equals(others.get(c)) ? 1 : 0;
            }
        }
        return equal;
    }

    /** The first cell that is not the same, for people. */
    String firstDifference(Cells other) {
        for (int r = 0; r < Math.max(rows.size(), other.rows.size()); r++) {
            String own = r < rows.size() ? rows.get(r).toString() : "nothing";
            String others = r < other.rows.size() ? other.rows.get(r).toString() : "nothing";
            if (!own.equals(others)) {
                return "row " + (r + 1) + ": " + own + " against " + others;
            }
        }
        return "";
    }

    private static String fold(String text) {
        return text.replaceAll("[\\s\\p{Z}]+", " ").strip();
    }
}
