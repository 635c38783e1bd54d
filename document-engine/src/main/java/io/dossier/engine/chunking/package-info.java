/**
 * Passages of 200–250 tokens with their embeddings, for retrieval and ranking.
 *
 * <ul>
 *   <li>A chunk never crosses a heading; rows of a table and sentences stay whole unless one alone is too long.
 *   <li>No text given to the model has more than 510 tokens: what is longer would be cut off without a word.
 *   <li>Texts are embedded one by one, never in batches: the quantized model's vectors depend on the batch.
 *   <li>The same model gives the same chunks, ids and vectors.
 *   <li>Only {@link io.dossier.engine.chunking.BgeEmbedder} loads native libraries, and only the worker makes one.
 * </ul>
 *
 * <p>Out of scope: searching (the library feature) and choosing passages (routing).
 */
package io.dossier.engine.chunking;
