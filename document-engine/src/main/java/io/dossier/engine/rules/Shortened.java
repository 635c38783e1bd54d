package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import java.util.List;

/** The beginning of a block: its first sentences. */
final class Shortened {

    private Shortened() {}

    static TracedBlock to(TracedBlock traced, int sentences) {
        GeneratedBlock block = traced.block();
        List<Origin> origins = block.origins().subList(0, sentences);
        String text =
                block.block().text().substring(0, origins.get(sentences - 1).to());
        return new TracedBlock(
                new GeneratedBlock(block.id(), saying(block.block(), text), origins),
                traced.first(),
                traced.refs().subList(0, sentences));
    }

    private static Block saying(Block block, String text) {
        return block instanceof ListItem item
                ? new ListItem(item.index(), item.at(), item.level(), item.marker(), text)
                : new Paragraph(block.index(), block.at(), text);
    }
}
