package io.dossier.engine.reading.pdf;

import java.util.ArrayList;
import java.util.List;

/** Tables without rulings between their columns: lines whose parts stand in the same columns. */
final class ColumnTables {

    private final List<PageItem> items;
    private final List<Ruling> rulings;

    private ColumnTables(List<PageItem> items, List<Ruling> rulings) {
        this.items = items;
        this.rulings = rulings;
    }

    /** The items with lines that form a table replaced by it; {@code rulings} are those of the page. */
    static List<PageItem> find(List<PageItem> items, List<Ruling> rulings) {
        return new ColumnTables(items, rulings).find();
    }

    private List<PageItem> find() {
        List<PageItem> out = new ArrayList<>();
        int i = 0;
        while (i < items.size()) {
            List<TextLine> lines = ColumnRegion.from(items, i);
            ColumnRegion region = lines.size() < ColumnRegion.LEAST_ROWS ? null : new ColumnRegion(lines, rulings);
            if (region != null && region.isTable()) {
                region.above().forEach(line -> out.add(new PageItem.Line(line)));
                out.add(new PageItem.Grid(items.get(i).page(), region.table(), out.isEmpty()));
                i += region.end();
            } else {
                out.add(items.get(i));
                i++;
            }
        }
        return out;
    }
}
