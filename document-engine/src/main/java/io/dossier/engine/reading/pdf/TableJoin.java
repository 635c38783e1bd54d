package io.dossier.engine.reading.pdf;

import io.dossier.engine.model.Table;
import io.dossier.engine.reading.TableDraft;
import java.util.ArrayList;
import java.util.List;

/** A table that goes on behind the end of a page. */
final class TableJoin {

    private TableJoin() {}

    /** Same grid, and either no caption of its own or the same one. */
    static boolean goesOn(TableDraft above, TableDraft below) {
        boolean sameTitle = below.title().isEmpty()
                || HeadingText.of(below.title())
                        .title()
                        .equals(HeadingText.of(above.title()).title());
        return above.columns() == below.columns() && sameTitle && above.notes().isEmpty();
    }

    /** One table; header rows that are printed again are kept once. */
    static TableDraft join(TableDraft above, TableDraft below) {
        List<Table.Row> rows = new ArrayList<>(above.rows());
        List<Table.Row> more = below.rows();
        int repeated = 0;
        while (repeated < Math.max(1, above.headerRows())
                && repeated < more.size()
                && repeated < above.rows().size()
                && texts(more.get(repeated)).equals(texts(above.rows().get(repeated)))) {
            repeated++;
        }
        rows.addAll(more.subList(repeated, more.size()));
        int headers = Math.max(above.headerRows(), repeated);
        return new TableDraft(above.title(), headers, above.columns(), rows, below.notes());
    }

    private static List<String> texts(Table.Row row) {
        return row.cells().stream().map(Table.Cell::text).toList();
    }
}
