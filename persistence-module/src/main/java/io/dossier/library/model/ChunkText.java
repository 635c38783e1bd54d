package io.dossier.library.model;

import java.util.List;

/**
 * A passage without its embedding.
 *
 * @param source hash of the source's bytes
 * @param headingPath from the top level down, joined as the database has it
 */
public record ChunkText(
        String id, String source, String text, String headingPath, Integer page, int firstBlock, int lastBlock) {

    /** Headings from the top level down. */
    public List<String> headings() {
        return StoredChunk.split(headingPath);
    }
}
