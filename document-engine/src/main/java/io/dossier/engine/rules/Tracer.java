package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Table;
import io.dossier.engine.provenance.Origin;
import io.dossier.engine.sentences.Sentence;
import io.dossier.engine.sentences.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;

/** Names the place of each sentence or cell of a block that is copied whole. */
final class Tracer {

    private Tracer() {}

    static List<Origin> origins(Block block) {
        return block instanceof Table table ? cells(table) : sentences(block);
    }

    private static List<Origin> sentences(Block block) {
        List<Origin> origins = new ArrayList<>();
        for (Sentence sentence : SentenceSplitter.split(block.text())) {
            origins.add(new Origin(
                    sentence.from(), sentence.to(), null, null, block.at().characters(sentence.from(), sentence.to())));
        }
        return origins;
    }

    private static List<Origin> cells(Table table) {
        List<Origin> origins = new ArrayList<>();
        for (int row = 1; row <= table.rows().size(); row++) {
            for (Table.Cell cell : table.rows().get(row - 1).cells()) {
                if (!cell.text().isBlank()) {
                    origins.add(new Origin(null, null, row, cell.column(), table.cellAt(row, cell.column())));
                }
            }
        }
        return origins;
    }
}
