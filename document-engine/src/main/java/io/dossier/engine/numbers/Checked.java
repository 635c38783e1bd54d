package io.dossier.engine.numbers;

import io.dossier.engine.provenance.GeneratedBlock;
import java.util.List;
import java.util.Optional;

/**
 * What the number lock leaves of a block.
 *
 * @param block the block without what could not be traced; empty if nothing is left
 * @param figures how many figures were compared
 * @param leftOut what was left out, in words for a medical writer
 */
public record Checked(Optional<GeneratedBlock> block, int figures, List<String> leftOut) {

    public Checked {
        leftOut = List.copyOf(leftOut);
    }
}
