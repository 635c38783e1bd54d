package io.dossier.engine.routing;

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

        boolean fits(Set<String> wordsAbove) {
            return under.stream().allMatch(word -> wordsAbove.stream().anyMatch(above -> above.startsWith(word)));
        }
    }
}
