package io.dossier.engine.sentences;

/**
 * The place of a sentence in a text.
 *
 * @param from its first character, counted from 0
 * @param to the character behind its last one
 */
public record Sentence(int from, int to) {

    /** The sentence's words. */
    public String in(String text) {
        return text.substring(from, to);
    }
}
