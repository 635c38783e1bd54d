package io.dossier.engine.routing;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A topic of the map of headings.
 *
 * @param broader topics whose section takes its text where a template has none for it, first choice first
 * @param preferredTypes document types that are its best source, first choice first
 */
record Topic(String id, List<String> broader, List<String> preferredTypes, List<Wording> wordings) {

    /**
     * A heading that names a topic.
     *
     * @param under words that the headings above must hold; empty for anywhere
     */
    record Wording(Set<String> under, List<String> words) {

        boolean fits(List<Set<String>> wordsAbove) {
            return depth(wordsAbove) >= 0;
        }

        /** How many headings above, the nearest first, hold all the words; -1 if all of them together do not. */
        int depth(List<Set<String>> wordsAbove) {
            Set<String> missing = new HashSet<>(under);
            for (int i = 0; i < wordsAbove.size() && !missing.isEmpty(); i++) {
                Set<String> words = wordsAbove.get(i);
                missing.removeIf(word -> words.stream().anyMatch(above -> above.startsWith(word)));
                if (missing.isEmpty()) {
                    return i + 1;
                }
            }
            return missing.isEmpty() ? 0 : -1;
        }
    }
}
