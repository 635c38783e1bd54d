package io.dossier.engine.rules;

import io.dossier.engine.numbers.Checked;
import io.dossier.engine.numbers.NumberLock;
import io.dossier.engine.provenance.GeneratedBlock;
import java.util.ArrayList;
import java.util.List;

/** Where all that is written passes the number lock. */
final class NumberGate {

    private final List<TracedBlock> kept = new ArrayList<>();
    private final List<GeneratedBlock> blocks = new ArrayList<>();
    private final List<String> leftOut = new ArrayList<>();
    private int figures;

    NumberGate(List<TracedBlock> written, Sources sources) {
        for (TracedBlock block : written) {
            Checked checked = NumberLock.check(block.block(), block.originTexts(sources), sources.block(block.first()));
            checked.block().ifPresent(left -> {
                kept.add(block);
                blocks.add(left);
            });
            leftOut.addAll(checked.leftOut());
            figures += checked.figures();
        }
    }

    /** The blocks of which something is left, as they were before. */
    List<TracedBlock> kept() {
        return kept;
    }

    /** What is left. */
    List<GeneratedBlock> blocks() {
        return blocks;
    }

    List<String> leftOut() {
        return leftOut;
    }

    int figures() {
        return figures;
    }

    /** The explanation with what was left out. */
    String told(String explanation) {
        return leftOut.isEmpty()
                ? explanation
                : explanation + " Left out because a number could not be traced: " + String.join("; ", leftOut) + ".";
    }
}
