package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes source blocks as they are, or paragraphs of quotes, with their origins, under one rule of one section. */
record BlockWriter(String sectionId, int rule, Sources sources) {

    List<TracedBlock> write(List<BlockRef> refs) {
        return refs.stream().map(this::write).toList();
    }

    /** Ids of the chunks that the blocks' origins stand in. */
    List<String> chunkIds(List<TracedBlock> blocks) {
        return blocks.stream()
                .flatMap(block -> block.refs().isEmpty() ? List.of(block.first()).stream() : block.refs().stream())
                .distinct()
                .flatMap(ref -> sources.chunkIds(ref).stream())
                .distinct()
                .toList();
    }

    /** A paragraph of quotes with what stands between them; each quote names its place. */
    TracedBlock paragraph(List<Quote> quotes, List<String> separators) {
        StringBuilder text = new StringBuilder();
        List<Origin> origins = new ArrayList<>();
        List<BlockRef> refs = new ArrayList<>();
        for (int i = 0; i < quotes.size(); i++) {
            Quote quote = quotes.get(i);
            text.append(i == 0 ? "" : separators.get(i - 1));
            origins.add(new Origin(text.length(), text.length() + quote.text().length(), null, null, quote.place()));
            refs.add(quote.ref());
            text.append(quote.text());
        }
        BlockRef first = quotes.get(0).ref();
        Locator at = sources.block(first).at();
        Paragraph paragraph = new Paragraph(first.index(), at, text.toString());
        return new TracedBlock(
                new GeneratedBlock(BlockIds.of(sectionId, rule, first), paragraph, origins), first, refs);
    }

    /** A table with some of its rows; empty if none of them fits. */
    Optional<TracedBlock> write(BlockRef ref, TableRows rows) {
        return rows.under(BlockIds.of(sectionId, rule, ref), ref);
    }

    /** Writes one source block as it is. */
    TracedBlock write(BlockRef ref) {
        Block block = sources.block(ref);
        return TracedBlock.of(BlockIds.of(sectionId, rule, ref), ref, block, Tracer.origins(block));
    }
}
