package io.dossier.engine.routing;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.ListItem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Splits a section's blocks by their cue words: between targets that tie, and between the sections inside a container
 * that the source section chose as a whole.
 */
final class ContentSharing {

    private static final double CLEARLY = 0.15;
    /** Least weight of cue words that takes a passage from a container to one of its sections. */
    private static final double LEAST_TO_DESCEND = 1.2;

    private final Passages passages;
    private final Cues cues;

    ContentSharing(Passages passages, Cues cues) {
        this.passages = passages;
        this.cues = cues;
    }

    /** The section's blocks by target; a list stays with the block that leads it. */
    Map<Target, List<Block>> share(Choice choice) {
        List<Target> inside = choice.target().leaves();
        Map<Target, List<Block>> shares = new LinkedHashMap<>();
        Target current = null;
        for (Block block : choice.section().blocks()) {
            if (current == null || !(block instanceof ListItem)) {
                current = inside.isEmpty() ? tied(block, choice) : descend(block, inside, current, choice.target());
            }
            shares.computeIfAbsent(current, target -> new ArrayList<>()).add(block);
        }
        if (choice.evidence() == Evidence.INHERITED && choice.target().isChapter()) {
            shares.remove(choice.target());
        }
        return shares;
    }

    private Target tied(Block block, Choice choice) {
        double own = passages.cueScore(block, cues.of(choice.target()));
        return best(block, choice.tied(), own + CLEARLY, choice.target());
    }

    /** What carries no cues follows the passage before it. */
    private Target descend(Block block, List<Target> inside, Target before, Target container) {
        return best(block, inside, LEAST_TO_DESCEND, before == null ? container : before);
    }

    private Target best(Block block, List<Target> among, double least, Target otherwise) {
        Target best = otherwise;
        double score = least;
        for (Target target : among) {
            double other = passages.cueScore(block, cues.of(target));
            if (other > score) {
                best = target;
                score = other;
            }
        }
        return best;
    }
}
