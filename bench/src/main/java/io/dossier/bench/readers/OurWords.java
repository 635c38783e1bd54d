package io.dossier.bench.readers;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Table;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What we read of a PDF. */
final class OurWords {

    private final Map<Integer, List<List<String>>> rowsOfPage = new HashMap<>();
    private final List<String> texts = new ArrayList<>();

    OurWords(DocumentModel model) {
        for (Block block : model.blocks()) {
            if (block instanceof Table table) {
                texts.add(table.text());
                texts.addAll(table.notes());
                for (Table.Row row : table.rows()) {
                    int page = row.page() == null ? block.at().page() : row.page();
                    rowsOfPage
                            .computeIfAbsent(page, key -> new ArrayList<>())
                            .add(row.cells().stream()
                                    .map(cell -> fold(cell.text()))
                                    .toList());
                }
            } else {
                texts.add(mark(block) + " " + block.text());
            }
        }
    }

    private static String mark(Block block) {
        if (block instanceof Heading heading) {
            return heading.number();
        }
        return block instanceof ListItem item ? item.marker() : "";
    }

    /** The rows of all tables of a page; cells without spaces, as two readers seldom agree on where words end. */
    List<List<String>> rows(int page) {
        return rowsOfPage.getOrDefault(page, List.of());
    }

    List<String> texts() {
        return texts;
    }

    /** Letters and digits only, in their plain form. */
    static String fold(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).replaceAll("[^\\p{L}\\p{N}]+", "");
    }
}
