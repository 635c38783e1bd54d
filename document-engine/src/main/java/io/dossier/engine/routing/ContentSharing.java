package io.dossier.engine.routing;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.ListItem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Splits a section's blocks between targets that tie: each block goes where its cue words are. */
final class ContentSharing {

    private static final double CLEARLY = 0.15;

    private final Passages passages;
    private final Cues cues;

    ContentSharing(Passages passages, Cues cues) {
        this.passages = passages;
        this.cues = cues;
    }

    /** The section's blocks by target; a list stays with the block that leads it. */
    Map<Target, List<Block>> share(Choice choice) {
        Map<Target, List<Block>> shares = new LinkedHashMap<>();
        Target current = choice.target();
        for (Block block : choice.section().blocks()) {
            if (!(block instanceof ListItem)) {
                current = best(block, choice);
            }
            shares.computeIfAbsent(current, target -> new ArrayList<>()).add(block);
        }
        return shares;
    }

    private Target best(Block block, Choice choice) {
        Target best = choice.target();
        double score = passages.cueScore(block, cues.of(best)) + CLEARLY;
        for (Target target : choice.tied()) {
            double other = passages.cueScore(block, cues.of(target));
            if (target != choice.target() && other > score) {
                best = target;
                score = other;
            }
        }
        return best;
    }
}
