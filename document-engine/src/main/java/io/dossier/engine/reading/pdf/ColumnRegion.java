package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.TableDraft;
import java.util.ArrayList;
import java.util.List;

/** Lines of a page that may be a table, from the first to the last that belongs to it. */
final class ColumnRegion {

    static final int LEAST_ROWS = 3;

    private static final double SHARE_OF_ROWS = 0.5;
    private static final double MAX_LEADING = 3.2;
    private static final double HEADER_LEADING = 1.7;
    private static final int PROSE = 38;
    /** A line as long as that, without parts, is running text and no label. */
    private static final int RUNNING_TEXT = 85;

    private static final double INDENT = 20;

    /** More parts than that are a drawing made of letters. */
    private static final int MOST_COLUMNS = 60;

    private final List<TextLine> lines;
    private final List<Ruling> rulings;
    private final List<List<TextLine>> cells = new ArrayList<>();
    private final Columns columns;
    private final int start;
    private final int end;

    ColumnRegion(List<TextLine> lines, List<Ruling> rulings) {
        this.lines = lines;
        this.rulings = rulings;
        lines.forEach(line -> cells.add(LineParts.isRule(line) ? List.of(line) : words(line)));
        columns = new Columns(cells.stream().filter(parts -> parts.size() > 1).toList());
        cells.replaceAll(columns::cut);
        start = start();
        end = lastRow();
    }

    /** A line's parts without rulings made of characters. */
    private static List<TextLine> words(TextLine line) {
        return LineParts.cells(line).stream()
                .filter(part -> !LineParts.isRule(part))
                .toList();
    }

    /** Lines from this item on that may be one table; none where no table starts. */
    static List<TextLine> from(List<PageItem> items, int at) {
        List<TextLine> lines = new ArrayList<>();
        int single = 0;
        for (int i = at; i < items.size() && items.get(i) instanceof PageItem.Line next; i++) {
            TextLine line = next.text();
            int parts = LineParts.of(line).size();
            boolean ends = parts > MOST_COLUMNS
                    || lines.isEmpty() && !mayStart(line, parts)
                    || parts == 1 && endsTable(line)
                    || !lines.isEmpty() && isFar(lines.get(lines.size() - 1), line);
            boolean label =
                    parts == 1 && (lines.isEmpty() || line.x() < lines.get(0).x() + INDENT);
            single = label ? single + 1 : parts == 1 ? single : 0;
            if (ends || single > LEAST_ROWS) {
                break;
            }
            lines.add(line);
        }
        return lines;
    }

    private static boolean mayStart(TextLine line, int parts) {
        return parts > 1
                || line.text().length() < RUNNING_TEXT && LineParts.cells(line).size() > 1;
    }

    private static boolean endsTable(TextLine line) {
        return line.text().length() > RUNNING_TEXT && LineParts.cells(line).size() < 3 && !LineParts.isRule(line)
                || HeadingText.of(line.text()).isCaption();
    }

    private static boolean isFar(TextLine above, TextLine below) {
        double leading = below.baseline() - above.baseline();
        return leading < 0 || leading > MAX_LEADING * Math.max(above.size(), below.size());
    }

    /** The first rich line, and what stands close above it: header lines have fewer parts, as one may stand over several. */
    private int start() {
        int first = 0;
        while (first < lines.size() && !columns.isRich(cells.get(first))) {
            first++;
        }
        while (first > 0
                && first < lines.size()
                && belongsAbove(lines.get(first - 1), cells.get(first - 1), lines.get(first))) {
            first--;
        }
        return first;
    }

    private boolean belongsAbove(TextLine line, List<TextLine> parts, TextLine below) {
        boolean close = below.baseline() - line.baseline() < HEADER_LEADING * Math.max(line.size(), below.size());
        boolean label = parts.size() == 1 && columns.first(parts.get(0)) == 0;
        return close && !label || LineParts.isRule(line);
    }

    /** Single lines at the end that start at the left belong to what follows. */
    private int lastRow() {
        int last = lastOfColumns();
        while (last > start + 1 && (LineParts.isRule(lines.get(last - 1)) || isLabel(last - 1))) {
            last--;
        }
        return last;
    }

    /** A line across both of two columns is running text between two tables. */
    private int lastOfColumns() {
        int last = start + 1;
        while (last < lines.size() && !(columns.count() == 2 && isAcross(cells.get(last)))) {
            last++;
        }
        return Math.min(last, lines.size());
    }

    private boolean isAcross(List<TextLine> parts) {
        return parts.size() == 1 && columns.first(parts.get(0)) == 0 && columns.last(parts.get(0)) == 1;
    }

    private boolean isLabel(int at) {
        TextLine first = cells.get(at).get(0);
        boolean note = TableCaptions.isMarkedNote(first.text()) && columns.last(first) > 0;
        return columns.first(first) == 0 && (cells.get(at).size() == 1 || note);
    }

    boolean isTable() {
        if (columns.count() < 2 || end - start < LEAST_ROWS) {
            return false;
        }
        long rows = lines.subList(start, end).stream()
                .filter(line -> !LineParts.isRule(line))
                .count();
        long multiple = cells.subList(start, end).stream()
                .filter(parts ->
                        parts.size() > 1 && columns.last(parts.get(parts.size() - 1)) > columns.first(parts.get(0)))
                .count();
        return multiple >= LEAST_ROWS && multiple >= SHARE_OF_ROWS * rows && !isProse();
    }

    /** Two columns of running text are a page layout, not a table. */
    private boolean isProse() {
        double average = cells.subList(start, end).stream()
                .flatMap(List::stream)
                .mapToInt(part -> part.text().length())
                .average()
                .orElse(0);
        return columns.count() == 2 && average > PROSE;
    }

    /** Lines before the table. */
    List<TextLine> above() {
        return lines.subList(0, start).stream()
                .filter(line -> !LineParts.isRule(line))
                .toList();
    }

    /** How many lines the table and what stands above it take. */
    int end() {
        return end;
    }

    TableDraft table() {
        ColumnRows rows = new ColumnRows(columns, rulings);
        for (int i = start; i < end; i++) {
            rows.add(lines.get(i), cells.get(i));
        }
        return rows.table();
    }
}
