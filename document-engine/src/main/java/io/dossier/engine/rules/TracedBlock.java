package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Table;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A block with the source block of each of its origins, so that what it says can be compared with them.
 *
 * @param refs one for each origin, in order
 */
record TracedBlock(GeneratedBlock block, BlockRef first, List<BlockRef> refs) {

    TracedBlock {
        refs = List.copyOf(refs);
        if (refs.size() != block.origins().size()) {
            throw new IllegalArgumentException("Each origin needs its source block");
        }
    }

    /** A block all of whose origins stand in one source block. */
    static TracedBlock of(String id, BlockRef ref, Block block, List<Origin> origins) {
        return new TracedBlock(new GeneratedBlock(id, block, origins), ref, Collections.nCopies(origins.size(), ref));
    }

    /** The exact words of the source that each origin names. */
    List<String> originTexts(Sources sources) {
        List<Origin> origins = block.origins();
        return IntStream.range(0, origins.size())
                .mapToObj(i -> words(sources.block(refs.get(i)), origins.get(i).place()))
                .toList();
    }

    private static String words(Block source, Locator place) {
        if (source instanceof Table table && place.row() != null) {
            return Cells.text(table, place.row(), place.column());
        }
        return place.from() == null ? source.text() : source.text().substring(place.from(), place.to());
    }
}
