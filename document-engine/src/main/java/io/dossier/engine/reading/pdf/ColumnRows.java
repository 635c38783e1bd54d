package io.dossier.engine.reading.pdf;

import io.dossier.engine.model.Table;
import io.dossier.engine.reading.TableDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Puts lines into rows: a line of a table may be a row, or go on with cells of the row above. */
final class ColumnRows {

    private static final double SAME_ROW_LEADING = 1.35;
    /** Table shells have an x for each digit. */
    private static final Pattern NUMBER =
            Pattern.compile("[-–−<>≤≥=+]*[(\\[]?[-–−<>≤≥]?\\.?[\\dxX](?:[xX]|[^\\p{L}])*");

    private static final int MOST_HEADERS = 6;
    private static final int LONG_LABEL = 10;
    private static final Pattern REST = Pattern.compile("^[(\\p{Ll}]");

    private final Columns columns;
    private final List<Ruling> rulings;
    private final List<Row> rows = new ArrayList<>();
    private final double[] right;

    /** A row's parts by the first column that they stand in. */
    private static final class Row {
        private final TextLine first;
        private final TreeMap<Integer, List<TextLine>> cells = new TreeMap<>();
        private TextLine last;
        private Map<Integer, TextLine> lastParts;
        private boolean ruled;

        Row(TextLine line, Map<Integer, TextLine> parts) {
            first = line;
            add(line, parts);
        }

        void add(TextLine line, Map<Integer, TextLine> parts) {
            parts.forEach((column, part) ->
                    cells.computeIfAbsent(column, key -> new ArrayList<>()).add(part));
            last = line;
            lastParts = parts;
        }

        boolean isBold() {
            return cells.values().stream().flatMap(List::stream).allMatch(TextLine::bold);
        }
    }

    ColumnRows(Columns columns, List<Ruling> rulings) {
        this.columns = columns;
        this.rulings = rulings;
        right = new double[columns.count()];
    }

    void add(TextLine line, List<TextLine> parts) {
        if (LineParts.isRule(line)) {
            if (!rows.isEmpty()) {
                rows.get(rows.size() - 1).ruled = true;
            }
            return;
        }
        for (TextLine part : parts) {
            if (columns.first(part) == columns.last(part)) {
                int column = columns.first(part);
                right[column] = Math.max(right[column], part.right());
            }
        }
        rows.add(new Row(line, byColumn(line, parts)));
    }

    /** Parts in one column are one cell. */
    private Map<Integer, TextLine> byColumn(TextLine line, List<TextLine> parts) {
        Map<Integer, TextLine> cells = new TreeMap<>();
        for (TextLine part : parts) {
            cells.merge(columns.first(part), part, (left, more) -> {
                List<Word> words = new ArrayList<>(left.words());
                words.addAll(more.words());
                return TextLine.of(line.page(), words, line.baseline(), line.size());
            });
        }
        return cells;
    }

    TableDraft table() {
        List<Row> joined = new ArrayList<>();
        for (Row row : rows) {
            Row above = joined.isEmpty() ? null : joined.get(joined.size() - 1);
            if (above != null && goesOn(above, row)) {
                above.add(row.first, row.lastParts);
                above.ruled = row.ruled;
            } else {
                joined.add(row);
            }
        }
        return new TableDraft(
                "",
                headers(joined),
                columns.count(),
                joined.stream().map(this::cells).toList(),
                List.of());
    }

    private boolean goesOn(Row above, Row row) {
        double leading = row.first.baseline() - above.last.baseline();
        if (above.ruled
                || leading > SAME_ROW_LEADING * Math.max(row.first.size(), above.last.size())
                || isRuledBetween(above.last, row.first)) {
            return false;
        }
        if (row.lastParts.size() == 1 && row.lastParts.containsKey(0)) {
            return isRestOfLabel(above, row.lastParts.get(0));
        }
        return !row.lastParts.containsKey(0)
                && row.lastParts.entrySet().stream().allMatch(cell -> wraps(above, cell.getKey(), cell.getValue()));
    }

    private static boolean isUpper(TextLine label) {
        return label.text().length() >= LONG_LABEL
                && label.text().equals(label.text().toUpperCase(Locale.ROOT));
    }

    /** A label alone may also open a group of rows, or be the start of the next one. */
    private boolean isRestOfLabel(Row above, TextLine label) {
        TextLine start = above.lastParts.get(0);
        return start != null
                && label.x() > above.first.x() - 1
                && columns.last(label) == 0
                && (REST.matcher(label.text()).find() || isUpper(start) && isUpper(label))
                && !fits(start, label, 0);
    }

    /** The cell above could not have held the next word too. */
    private boolean wraps(Row above, int column, TextLine part) {
        TextLine before = above.lastParts.get(column);
        return before != null
                && columns.last(part) == column
                && !(NUMBER.matcher(before.text()).matches()
                        && NUMBER.matcher(part.text()).matches())
                && !fits(before, part, column);
    }

    private boolean fits(TextLine above, TextLine below, int column) {
        return above.right() + 0.25 * above.size() + below.firstWordWidth() < right[column] + 0.5;
    }

    private boolean isRuledBetween(TextLine above, TextLine below) {
        return rulings.stream()
                .anyMatch(line -> line.isHorizontal()
                        && line.position() > above.baseline() - 1
                        && line.position() < below.baseline() - 0.5 * below.size()
                        && line.from() < below.right()
                        && line.to() > below.x());
    }

    private Table.Row cells(Row row) {
        List<Table.Cell> cells = new ArrayList<>();
        int column = 0;
        while (column < columns.count()) {
            List<TextLine> parts = row.cells.get(column);
            int last = parts == null ? column : spanEnd(row, column, parts);
            String text = parts == null
                    ? ""
                    : CellText.of(parts.stream()
                            .flatMap(part -> part.words().stream())
                            .toList());
            cells.add(new Table.Cell(text, column + 1, last - column + 1, 1));
            column = last + 1;
        }
        return new Table.Row(cells);
    }

    /** A part over several columns covers those in which nothing else stands. */
    private int spanEnd(Row row, int column, List<TextLine> parts) {
        int last = parts.stream().mapToInt(columns::last).max().orElse(column);
        Integer next = row.cells.higherKey(column);
        return next == null ? last : Math.min(last, next - 1);
    }

    /** Rows above the first ruling across the table; without one, the bold ones it starts with. */
    private int headers(List<Row> joined) {
        double left = joined.stream().mapToDouble(row -> row.first.x()).min().orElse(0);
        double width =
                joined.stream().mapToDouble(row -> row.first.right()).max().orElse(0) - left;
        for (int i = 1; i < Math.min(joined.size(), MOST_HEADERS + 1); i++) {
            double top = joined.get(i - 1).last.baseline() - 1;
            double bottom =
                    joined.get(i).first.baseline() - 0.5 * joined.get(i).first.size();
            double ruled = rulings.stream()
                    .filter(line -> line.isHorizontal() && line.position() > top && line.position() < bottom)
                    .mapToDouble(Ruling::length)
                    .sum();
            if (ruled > 0.6 * width || joined.get(i - 1).ruled) {
                return i;
            }
        }
        int bold = 0;
        while (bold < Math.min(joined.size(), MOST_HEADERS + 1)
                && joined.get(bold).isBold()) {
            bold++;
        }
        return bold < joined.size() && bold <= MOST_HEADERS ? bold : 0;
    }
}
