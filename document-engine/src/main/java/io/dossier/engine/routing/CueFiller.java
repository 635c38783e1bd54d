package io.dossier.engine.routing;

import io.dossier.engine.model.Block;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks for passages of an empty target in the sections that tell in passing what it is about: around the block with the
 * best cue words and similarity, as far as neighbours hold half of its score, at most four blocks. The passages stay
 * where they are as well.
 */
final class CueFiller {

    private static final int MOST_BLOCKS = 4;
    private static final double LEAST_SCORE = 1.3;
    private static final double HOLDS = 0.5;

    private record Found(SourceSection section, int at, double score) {}

    private final Passages passages;
    private final Cues cues;
    private final Layouts layouts;
    private final Map<SourceSection, Choice> choices;
    private final Map<Target, SourceScope> scopes;

    CueFiller(
            Passages passages,
            Cues cues,
            Layouts layouts,
            Map<SourceSection, Choice> choices,
            Map<Target, SourceScope> scopes) {
        this.layouts = layouts;
        this.scopes = scopes;
        this.passages = passages;
        this.cues = cues;
        this.choices = choices;
    }

    /** Passages for the targets that stay empty; a chapter's own text is never guessed. */
    Map<Target, Contribution> fill(List<Target> empty) {
        Map<Target, Contribution> found = new LinkedHashMap<>();
        empty.stream().filter(target -> !target.isChapter()).forEach(target -> {
            Contribution passage = search(target);
            if (passage != null) {
                found.put(target, passage);
            }
        });
        return found;
    }

    /** What was found, or null to abstain. */
    private Contribution search(Target target) {
        List<String> words = cues.of(target);
        if (words.isEmpty()) {
            return null;
        }
        return choices.values().stream()
                .filter(choice -> choice.section().zone() == Zone.BODY)
                .filter(choice -> layouts.tellsInPassing(choice, target))
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
