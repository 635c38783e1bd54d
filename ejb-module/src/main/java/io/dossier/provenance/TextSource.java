package io.dossier.provenance;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A place in a source.
 *
 * @param chunkId of the passage that it stands in; empty if that is not known
 * @param url a link to the source that needs no credential
 * @param page counted from 1; null where the format has none
 * @param table null outside tables
 * @param snippet the source's words
 * @param matchStart first character of what was selected in the snippet
 * @param matchEnd character behind its last one
 * @param score above 0, at most 1; 1 for recorded words that stand as they were selected
 */
@JsonNaming(SnakeCaseStrategy.class)
public record TextSource(
        String chunkId,
        String chunkName,
        String sourceName,
        String url,
        @Schema(nullable = true) Integer page,
        @Schema(nullable = true) Place table,
        String snippet,
        int matchStart,
        int matchEnd,
        double score) {

    /** The same with the link to its source. */
    TextSource linked(String link) {
        return new TextSource(chunkId, chunkName, sourceName, link, page, table, snippet, matchStart, matchEnd, score);
    }

    /**
     * A place in a table, all counted from 1.
     *
     * @param index of the table in the source
     */
    public record Place(
            int index,
            @Schema(nullable = true) Integer row,
            @Schema(nullable = true) Integer column) {}
}
