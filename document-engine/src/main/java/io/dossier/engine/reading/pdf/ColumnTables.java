package io.dossier.engine.reading.pdf;

import io.dossier.engine.model.Table;
import io.dossier.engine.reading.ListMarker;
import io.dossier.engine.reading.TableDraft;
import java.util.ArrayList;
import java.util.List;

/** Tables without rulings: lines whose parts stand in the same columns. */
final class ColumnTables {

    private static final int LEAST_ROWS = 3;
    private static final double SHARE_OF_ROWS = 0.55;
    private static final double MAX_LEADING = 3.2;
    private static final double SAME_ROW_LEADING = 1.3;
    private static final int PROSE = 38;
    /** More parts than that are a drawing made of letters. */
    private static final int MOST_COLUMNS = 60;

    private final List<PageItem> items;

    private ColumnTables(List<PageItem> items) {
        this.items = items;
    }

    /** The items with lines that form a table replaced by it. */
    static List<PageItem> find(List<PageItem> items) {
        return new ColumnTables(items).find();
    }

    private List<PageItem> find() {
        List<PageItem> out = new ArrayList<>();
        int i = 0;
        while (i < items.size()) {
            Region region = regionAt(i);
            if (region != null && region.isTable()) {
                out.add(new PageItem.Grid(items.get(i).page(), region.table(), i == 0));
                i += region.lines.size();
            } else {
                out.add(items.get(i));
                i++;
            }
        }
        return out;
    }

    private Region regionAt(int at) {
        if (!(items.get(at) instanceof PageItem.Line first)) {
            return null;
        }
        int parts = parts(first.text()).size();
        if (parts < 2 || parts > MOST_COLUMNS) {
            return null;
        }
        Region region = new Region(first.text());
        for (int i = at + 1; i < items.size() && items.get(i) instanceof PageItem.Line next; i++) {
            if (!region.take(next.text())) {
                break;
            }
        }
        region.trim();
        return region;
    }

    /** A line's parts; a bullet or number at its start belongs to what follows. */
    private static List<TextLine> parts(TextLine line) {
        List<TextLine> parts = new ArrayList<>(line.segments());
        boolean marked = ListMarker.of(parts.get(0).text() + " x").isPresent()
                || HeadingText.of(parts.get(0).text() + " Xx").isNumbered();
        if (parts.size() > 1 && marked) {
            List<Word> words = new ArrayList<>(parts.get(0).words());
            words.addAll(parts.get(1).words());
            parts.set(1, TextLine.of(line.page(), words, line.baseline(), line.size()));
            parts.remove(0);
        }
        return parts;
    }

    /** Lines that have gutters in common. */
    private static final class Region {

        private final List<TextLine> lines = new ArrayList<>();
        private Gutters gutters;
        private int multiple = 1;

        Region(TextLine first) {
            lines.add(first);
            gutters = Gutters.of(parts(first));
        }

        boolean take(TextLine line) {
            TextLine last = lines.get(lines.size() - 1);
            double leading = line.baseline() - last.baseline();
            if (leading < 0 || leading > MAX_LEADING * Math.max(line.size(), last.size())) {
                return false;
            }
            List<TextLine> parts = parts(line);
            Gutters narrowed = gutters.without(parts);
            if (narrowed.isEmpty() || parts.size() == 1 && narrowed.columns() < gutters.columns()) {
                return false;
            }
            gutters = narrowed;
            lines.add(line);
            multiple += parts.size() > 1 ? 1 : 0;
            return true;
        }

        /** Single lines at the end belong to what follows. */
        void trim() {
            while (lines.size() > 1 && startsAtLeft(lines.get(lines.size() - 1))) {
                lines.remove(lines.size() - 1);
            }
        }

        private boolean startsAtLeft(TextLine line) {
            return parts(line).size() == 1 && gutters.columnOf(line.words().get(0)) == 0;
        }

        boolean isTable() {
            return multiple >= LEAST_ROWS && multiple >= SHARE_OF_ROWS * lines.size() && !isProse();
        }

        /** Two columns of running text are a page layout, not a table. */
        private boolean isProse() {
            double average = lines.stream()
                    .flatMap(line -> parts(line).stream())
                    .mapToInt(part -> part.text().length())
                    .average()
                    .orElse(0);
            return gutters.columns() == 2 && average > PROSE;
        }

        TableDraft table() {
            List<List<List<Word>>> rows = new ArrayList<>();
            TextLine last = null;
            for (TextLine line : lines) {
                List<List<Word>> cells = cells(line);
                boolean goesOn = last != null
                        && cells.get(0).isEmpty()
                        && line.baseline() - last.baseline() < SAME_ROW_LEADING * line.size();
                if (goesOn) {
                    List<List<Word>> above = rows.get(rows.size() - 1);
                    for (int c = 0; c < cells.size(); c++) {
                        above.get(c).addAll(cells.get(c));
                    }
                } else {
                    rows.add(cells);
                }
                last = line;
            }
            List<Table.Row> texts = rows.stream()
                    .map(cells ->
                            TableDraft.row(cells.stream().map(CellText::of).toList()))
                    .toList();
            boolean header = lines.get(0).bold() && !lines.get(lines.size() - 1).bold();
            return new TableDraft("", header ? 1 : 0, gutters.columns(), texts, List.of());
        }

        private List<List<Word>> cells(TextLine line) {
            List<List<Word>> cells = new ArrayList<>();
            for (int c = 0; c < gutters.columns(); c++) {
                cells.add(new ArrayList<>());
            }
            line.words().forEach(word -> cells.get(gutters.columnOf(word)).add(word));
            return cells;
        }
    }
}
