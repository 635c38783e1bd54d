package io.dossier.engine.provenance;

import io.dossier.engine.model.Block;
import java.util.List;

/**
 * A paragraph, list item or table of a generated document with the places it came from.
 *
 * @param id short id, unique in the document and the same for the same inputs; the content control's tag
 * @param block what is written; its index and locator are those of the source block it was made from
 * @param origins for text one for each sentence; for a table one for each cell with words, its row and column set
 */
public record GeneratedBlock(String id, Block block, List<Origin> origins) {

    public GeneratedBlock {
        origins = List.copyOf(origins);
    }
}
