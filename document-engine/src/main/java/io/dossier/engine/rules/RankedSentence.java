package io.dossier.engine.rules;

import java.util.HashSet;
import java.util.Set;

/**
 * A sentence that may stand in a summary.
 *
 * @param words its words that carry meaning
 * @param place its position among all sentences
 * @param label the heading it stands under, for people
 */
record RankedSentence(Quote quote, Set<String> words, int place, double score, String label) {

    /** Share of the words that two sentences have in common, from 0 to 1. */
    double likeness(RankedSentence other) {
        if (words.isEmpty() || other.words.isEmpty()) {
            return 0;
        }
        Set<String> common = new HashSet<>(words);
        common.retainAll(other.words);
        return (double) common.size() / Math.min(words.size(), other.words.size());
    }

    int length() {
        return quote.text().strip().split("\\s+").length;
    }
}
