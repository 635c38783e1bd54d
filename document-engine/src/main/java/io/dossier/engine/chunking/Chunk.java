package io.dossier.engine.chunking;

import java.util.List;

/**
 * A passage for retrieval: 200–250 tokens of neighbouring blocks under one heading.
 *
 * @param id derived from the source's hash and the ordinal, the same for the same bytes
 * @param ordinal position in the source, counted from 0
 * @param text the words, blocks separated by line ends
 * @param headingPath headings from the top level down
 * @param page page its first block starts on, counted from 1; null where the format has none
 * @param firstBlock index of its first block
 * @param lastBlock index of its last block
 * @param vector embedding, 384 numbers of unit length
 */
public record Chunk(
        String id,
        int ordinal,
        String text,
        List<String> headingPath,
        Integer page,
        int firstBlock,
        int lastBlock,
        float[] vector) {

    public Chunk {
        headingPath = List.copyOf(headingPath);
    }

    /** Name for people: the source's name, the heading path's last part and the page. */
    public String name(String sourceName) {
        return name(sourceName, headingPath, page);
    }

    /** The same of a passage's parts. */
    public static String name(String sourceName, List<String> headingPath, Integer page) {
        String under = headingPath.isEmpty() ? "" : " › " + headingPath.get(headingPath.size() - 1);
        return sourceName + under + (page == null ? "" : ", p. " + page);
    }
}
