package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.TableDraft;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Tables whose cells are parted by rulings. */
final class RuledTables {

    private RuledTables() {}

    /** Lines and tables of a page from top to bottom. */
    static List<PageItem> items(PdfPage page) {
        List<RuledGrid> grids = RulingGroups.of(page.rulings()).stream()
                .map(RuledGrid::new)
                .filter(RuledGrid::isTable)
                .sorted(Comparator.comparingDouble(RuledGrid::top))
                .toList();
        List<TextLine> lines = new ArrayList<>(page.lines());
        List<PageItem> items = new ArrayList<>();
        for (RuledGrid grid : grids) {
            List<TextLine> inside = lines.stream()
                    .filter(line -> line.words().stream().anyMatch(grid::contains))
                    .toList();
            List<Word> words = inside.stream()
                    .flatMap(line -> line.words().stream())
                    .filter(grid::contains)
                    .toList();
            if (words.isEmpty()) {
                continue;
            }
            List<TextLine> above =
                    lines.stream().filter(line -> line.baseline() < grid.top()).toList();
            above.forEach(line -> items.add(new PageItem.Line(line)));
            TableDraft draft =
                    new TableDraft("", HeaderRows.ofBold(grid, inside), grid.columns(), grid.rows(words), List.of());
            items.add(new PageItem.Grid(page.number(), draft, items.isEmpty()));
            lines.removeAll(above);
            lines.removeAll(inside);
        }
        lines.forEach(line -> items.add(new PageItem.Line(line)));
        return items;
    }
}
