package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Note;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Completes a passage: what ends in a colon brings its list, what has notes brings them. */
final class Passage {

    private final Sources sources;

    Passage(Sources sources) {
        this.sources = sources;
    }

    List<BlockRef> complete(List<BlockRef> refs) {
        Set<BlockRef> complete = new LinkedHashSet<>();
        for (BlockRef ref : refs) {
            complete.add(ref);
            List<Block> blocks = sources.blocks(ref);
            boolean leads = sources.block(ref).text().stripTrailing().endsWith(":");
            for (int i = ref.index() + 1; i < blocks.size() && belongs(blocks.get(i), leads); i++) {
                complete.add(new BlockRef(ref.source(), i));
            }
        }
        return new ArrayList<>(complete);
    }

    private static boolean belongs(Block next, boolean leads) {
        return next instanceof Note || leads && next instanceof ListItem;
    }
}
