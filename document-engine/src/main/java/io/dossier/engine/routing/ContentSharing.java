package io.dossier.engine.routing;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Splits a section's blocks by their cue words: between targets that tie, between the sections inside a container that
 * the source section chose as a whole, and to sections that no source heading names.
 */
final class ContentSharing {

    private static final double CLEARLY = 0.15;
    /** Least weight of cue words that moves a passage to a section that no source heading names. */
    private static final double LEAST_TO_MOVE = 0.7;
    /** Least weight of cue words that takes a passage from a container to one of its sections. */
    private static final double LEAST_TO_DESCEND = 1.2;

    private final Passages passages;
    private final Cues cues;
    private final Layouts layouts;
    private final List<Target> unnamed;

    /** @param unnamed targets that no source heading names */
    ContentSharing(Passages passages, Cues cues, Layouts layouts, List<Target> unnamed) {
        this.passages = passages;
        this.cues = cues;
        this.layouts = layouts;
        this.unnamed = unnamed;
    }

    /** The section's blocks by target; a list stays with the block that leads it. */
    Map<Target, List<Block>> share(Choice choice) {
        List<Target> inside = isOwnTitle(choice) ? List.of() : choice.target().leaves();
        List<Target> guests = isEnumeration(choice.section()) ? List.of() : guests(choice);
        Map<Target, List<Block>> shares = new LinkedHashMap<>();
        Target current = null;
        for (Block block : choice.section().blocks()) {
            if (current == null || !(block instanceof ListItem || block instanceof Table)) {
                current = inside.isEmpty()
                        ? tied(block, choice, guests)
                        : descend(block, inside, current, choice.target());
            }
            shares.computeIfAbsent(current, target -> new ArrayList<>()).add(block);
        }
        if (choice.evidence() == Evidence.INHERITED && choice.target().isChapter()) {
            shares.remove(choice.target());
        }
        return shares;
    }

    /** Criteria and steps lose their meaning where one is taken out. */
    private static boolean isEnumeration(SourceSection section) {
        long items =
                section.blocks().stream().filter(ListItem.class::isInstance).count();
        return items > section.blocks().size() / 2;
    }

    /** Text whose author gave it the very title of a section stays together there, whatever is inside the section. */
    private static boolean isOwnTitle(Choice choice) {
        return choice.evidence() == Evidence.HEADING_MATCH
                && !choice.target().isChapter()
                && choice.section().words().equals(choice.target().words());
    }

    private Target tied(Block block, Choice choice, List<Target> guests) {
        double own = passages.cueScore(block, cues.of(choice.target())) + CLEARLY;
        Target guest = best(block, guests, Math.max(own, LEAST_TO_MOVE), choice.target());
        return guest == choice.target() ? best(block, choice.tied(), own, choice.target()) : guest;
    }

    /** Targets that nothing names and whose text older layouts keep in the section that made the choice. */
    private List<Target> guests(Choice choice) {
        return unnamed.stream()
                .filter(target -> target != choice.target() && !target.isUnder(choice.target()))
                .filter(target -> target.chapter() == choice.target().chapter())
                .filter(target -> layouts.holds(choice, target))
                .toList();
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
