package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.routing.Wordings;
import io.dossier.engine.sentences.Sentence;
import io.dossier.engine.sentences.SentenceSplitter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The sources' words brought to one form, each once: many rules look at the same sentences and cells. */
final class Texts {

    private final Map<String, Set<String>> words = new ConcurrentHashMap<>();
    private final Map<String, String> plain = new ConcurrentHashMap<>();
    private final Map<String, List<Sentence>> sentences = new ConcurrentHashMap<>();

    /** The words that carry meaning. */
    Set<String> words(String text) {
        return words.computeIfAbsent(text, key -> new LinkedHashSet<>(Wordings.ofHeading(key)));
    }

    /** All words, each between spaces. */
    String plain(String text) {
        return plain.computeIfAbsent(text, Wordings::ofText);
    }

    List<Sentence> sentences(Block block) {
        return sentences.computeIfAbsent(block.text(), SentenceSplitter::split);
    }
}
