package io.dossier.engine.chunking;

/**
 * What is never split between chunks: a sentence, a list item, a row of a table.
 *
 * @param block index of the block it stands in
 * @param text its words
 * @param tokens its length in tokens
 */
record Passage(int block, String text, int tokens) {}
