package io.dossier.engine.routing;

import io.dossier.engine.model.Block;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Looks for passages of an empty target in the sections of its chapter: around the block with the best cue words and
 * similarity, as far as neighbours hold half of its score, at most four blocks.
 */
final class CueFiller {

    private static final int MOST_BLOCKS = 4;
    private static final double LEAST_SCORE = 1.3;
    private static final double HOLDS = 0.5;

    private record Found(SourceSection section, int at, double score) {}

    private final Passages passages;
    private final Cues cues;
    private final Map<SourceSection, Choice> choices;
    private final Map<Target, SourceScope> scopes;

    CueFiller(Passages passages, Cues cues, Map<SourceSection, Choice> choices, Map<Target, SourceScope> scopes) {
        this.scopes = scopes;
        this.passages = passages;
        this.cues = cues;
        this.choices = choices;
    }

    /**
     * Passages for the targets that stay empty. Each passage is given once, to a section with others inside
     * before those, else to the target where it scores best; a chapter's own text is never guessed.
     */
    Map<Target, Contribution> fill(List<Target> empty) {
        Map<Target, Contribution> found = new LinkedHashMap<>();
        empty.stream().filter(target -> !target.isChapter()).forEach(target -> {
            Contribution passage = search(target);
            if (passage != null) {
                found.put(target, passage);
            }
        });
        Set<Block> given = new HashSet<>();
        Map<Target, Contribution> kept = new LinkedHashMap<>();
        List<Target> best = new ArrayList<>(found.keySet());
        best.sort(
                Comparator.comparingDouble((Target target) -> -found.get(target).score()));
        for (Target target : best) {
            List<Block> blocks = found.get(target).blocks();
            if (Collections.disjoint(given, blocks)) {
                given.addAll(blocks);
                kept.put(target, found.get(target));
            }
        }
        return kept;
    }

    /** What was found, or null to abstain. */
    private Contribution search(Target target) {
        List<String> words = cues.of(target);
        if (words.isEmpty()) {
            return null;
        }
        return choices.values().stream()
                .filter(choice -> choice.section().zone() == Zone.BODY)
                .filter(choice -> choice.target().chapter() == target.chapter())
                .filter(choice -> scopes.get(target).allows(choice.section().source()))
                .map(choice -> best(choice.section(), target, words))
                .filter(found -> found.score() >= LEAST_SCORE)
                .max(Comparator.comparingDouble(Found::score))
                .map(found -> grow(found, target, words))
                .orElse(null);
    }

    private Found best(SourceSection section, Target target, List<String> words) {
        Found best = new Found(section, -1, 0);
        for (int i = 0; i < section.blocks().size(); i++) {
            double score = score(section.blocks().get(i), target, words);
            if (score > best.score()) {
                best = new Found(section, i, score);
            }
        }
        return best;
    }

    private double score(Block block, Target target, List<String> words) {
        double cueScore = passages.cueScore(block, words);
        return cueScore == 0 ? 0 : cueScore + passages.similarity(block, target);
    }

    private Contribution grow(Found found, Target target, List<String> words) {
        List<Block> all = found.section().blocks();
        double floor = HOLDS * found.score();
        int from = found.at();
        int to = found.at() + 1;
        while (to < all.size() && to - from < MOST_BLOCKS && score(all.get(to), target, words) >= floor) {
            to++;
        }
        while (from > 0 && to - from < MOST_BLOCKS && score(all.get(from - 1), target, words) >= floor) {
            from--;
        }
        return new Contribution(found.section(), Evidence.CUES, found.score(), new ArrayList<>(all.subList(from, to)));
    }
}
