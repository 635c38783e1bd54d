package io.dossier.engine.chunking;

import java.util.List;
import java.util.Map;

/**
 * A source's chunks with the vectors that routing needs.
 *
 * @param source SHA-256 of the source
 * @param chunks in reading order
 * @param headingVectors embedding of each heading's path, by the heading's block index
 */
public record IngestedSource(String source, List<Chunk> chunks, Map<Integer, float[]> headingVectors) {

    public IngestedSource {
        chunks = List.copyOf(chunks);
        headingVectors = Map.copyOf(headingVectors);
    }
}
