package io.dossier.engine.rules;

import java.util.List;

/**
 * What a rule wants to write, before the numbers are checked.
 *
 * @param explanation why this, or why nothing, in words for a medical writer
 * @param confidence from 0 to 1, by class of evidence
 * @param value the bare value that was found; empty for anything else
 */
record Draft(List<TracedBlock> blocks, String explanation, double confidence, String value) {

    Draft {
        blocks = List.copyOf(blocks);
    }

    static Draft nothing(String explanation) {
        return new Draft(List.of(), explanation, 0, "");
    }

    static Draft of(List<TracedBlock> blocks, String explanation, double confidence) {
        return new Draft(blocks, explanation, blocks.isEmpty() ? 0 : confidence, "");
    }

    Draft with(List<TracedBlock> others, List<String> effects) {
        String told = effects.isEmpty() ? explanation : explanation + " " + String.join(" ", effects);
        return new Draft(others, told.strip(), others.isEmpty() ? 0 : confidence, value);
    }
}
