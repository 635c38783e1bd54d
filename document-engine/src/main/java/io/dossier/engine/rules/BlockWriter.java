package io.dossier.engine.rules;

import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import java.util.List;

/** Writes source blocks as they are, with their origins, under one rule of one section. */
record BlockWriter(String sectionId, int rule, Sources sources) {

    List<GeneratedBlock> write(List<BlockRef> refs) {
        return refs.stream().map(this::write).toList();
    }

    List<String> chunkIds(List<BlockRef> refs) {
        return refs.stream()
                .flatMap(ref -> sources.chunkIds(ref).stream())
                .distinct()
                .toList();
    }

    private GeneratedBlock write(BlockRef ref) {
        return new GeneratedBlock(
                BlockIds.of(sectionId, rule, ref), sources.block(ref), Tracer.origins(sources.block(ref)));
    }
}
