package io.dossier.engine.assembly;

import io.dossier.engine.model.Table;
import io.dossier.engine.model.Table.Cell;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How wide a table's columns want to be and which of them hold numbers. */
final class ColumnShape {

    /** Average width of a character at 10 points, in twentieths of a point. */
    private static final int CHARACTER = 112;

    private static final int PADDING = 240;
    private static final int WIDEST = 60;
    private static final double MOST = 0.7;

    private static final Pattern NUMBER =
            Pattern.compile("[<>≤≥=~]?\\s*[-–−+]?[\\d.,]*\\d\\s*%?(\\s*[(\\[/±,;–-].*\\d.*)?");
    private static final Pattern NO_VALUE = Pattern.compile("(?i)|[-–—.]+|n/?a|n/?e|nc|nd|nr|missing");

    private final int[] longestWord;
    private final int[] unbroken;
    private final int[] longestText;
    private final boolean[] numeric;

    ColumnShape(Table table, TableGrid grid) {
        longestWord = new int[grid.columns()];
        unbroken = new int[grid.columns()];
        longestText = new int[grid.columns()];
        numeric = new boolean[grid.columns()];
        for (int column = 0; column < grid.columns(); column++) {
            longestWord[column] = 3;
            unbroken[column] = 3;
            longestText[column] = 3;
            numeric[column] = isNumeric(table, grid, column);
        }
        slots(grid.rows()).forEach(this::measure);
    }

    /** Whether the body of the grid column, counted from 0, holds numbers. */
    boolean isNumeric(int column) {
        return numeric[column];
    }

    /** The least width at which no word is broken, at a font size in half points. */
    int least(int size) {
        return sum(longestWord, size);
    }

    /** The least width at which no word is broken and no value goes over two lines. */
    int comfortable(int size) {
        return sum(unbroken, size);
    }

    private static int sum(int[] characters, int size) {
        return Arrays.stream(characters).map(count -> width(count, size)).sum();
    }

    /** Widths that add up to the width available. */
    int[] widths(int available, int size) {
        int columns = longestWord.length;
        int[] base = comfortable(size) <= available ? unbroken : longestWord;
        int[] widths = new int[columns];
        int left = available;
        double wanted = 0;
        for (int i = 0; i < columns; i++) {
            widths[i] = width(base[i], size);
            left -= widths[i];
            wanted += extra(i, base);
        }
        double scale = left > 0 && wanted > 0 ? left / wanted : 0;
        int sum = 0;
        for (int i = 0; i < columns; i++) {
            widths[i] = left >= 0
                    ? widths[i] + (int) (wanted > 0 ? extra(i, base) * scale : (double) left / columns)
                    : (int) ((long) widths[i] * available / (available - left));
            sum += widths[i];
        }
        widths[columns - 1] += available - sum;
        return widths;
    }

    private double extra(int column, int[] base) {
        return Math.sqrt(Math.max(0, Math.min(WIDEST, longestText[column]) - base[column]) + 0.5);
    }

    private static int width(int characters, int size) {
        return characters * CHARACTER * size / 20 + PADDING;
    }

    private void measure(TableGrid.Slot slot) {
        String text = slot.cell().text();
        int words =
                Arrays.stream(text.split("\\s+")).mapToInt(String::length).max().orElse(0);
        int value = numeric[slot.column()]
                        && slot.span() == 1
                        && NUMBER.matcher(text).matches()
                ? Math.min(16, text.length())
                : words;
        for (int i = slot.column(); i < slot.column() + slot.span(); i++) {
            longestWord[i] = Math.max(longestWord[i], Math.min(WIDEST / 2, words / slot.span()));
            unbroken[i] = Math.max(longestWord[i], Math.max(unbroken[i], value / slot.span()));
            longestText[i] = Math.max(longestText[i], text.length() / slot.span());
        }
    }

    private static boolean isNumeric(Table table, TableGrid grid, int column) {
        int first = Math.min(Math.max(0, table.headerRows()), grid.rows().size());
        List<String> texts = slots(grid.rows().subList(first, grid.rows().size()))
                .filter(slot -> slot.column() == column && slot.span() == 1)
                .map(TableGrid.Slot::cell)
                .map(Cell::text)
                .map(String::strip)
                .filter(text -> !NO_VALUE.matcher(text).matches())
                .toList();
        long numbers = texts.stream()
                .filter(text -> text.length() <= 32 && NUMBER.matcher(text).matches())
                .count();
        return numbers > 0 && numbers >= MOST * texts.size();
    }

    private static Stream<TableGrid.Slot> slots(List<List<TableGrid.Slot>> rows) {
        return rows.stream().flatMap(List::stream).filter(slot -> slot.cell() != null);
    }
}
