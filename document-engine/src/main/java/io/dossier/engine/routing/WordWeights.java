package io.dossier.engine.routing;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How much a word says in a heading: rare ones more. Counted over the map's wordings and the outline. */
final class WordWeights {

    private final Map<String, Integer> counts = new HashMap<>();
    private int headings;

    void count(Collection<String> heading) {
        headings++;
        for (String word : Set.copyOf(heading)) {
            counts.merge(word, 1, Integer::sum);
        }
    }

    double of(String word) {
        return Math.log((headings + 1.0) / (counts.getOrDefault(word, 0) + 0.5));
    }

    /** Share of both headings' weight that they have in common, from 0 to 1. */
    double overlap(List<String> a, List<String> b) {
        Set<String> common = new HashSet<>(a);
        common.retainAll(Set.copyOf(b));
        return common.isEmpty() ? 0 : 2 * weight(common) / (weight(Set.copyOf(a)) + weight(Set.copyOf(b)));
    }

    private double weight(Set<String> words) {
        return words.stream().sorted().mapToDouble(this::of).sum();
    }
}
