/** Passages of 200–250 tokens with their embeddings, for retrieval and ranking. */
package io.dossier.engine.chunking;
