package io.dossier.engine.rules;

import io.dossier.engine.provenance.GeneratedBlock;
import java.util.List;

/**
 * What a rule wrote.
 *
 * @param ruleId the template rule's id; null for a section without rules
 * @param type the rule's type
 * @param blocks what is written into the document, in order; empty when nothing fits
 * @param explanation why this, or why nothing, in words for a medical writer
 * @param confidence from 0 to 1, by class of evidence
 * @param chunkIds the chunks that the content stands in
 * @param findings what else is known
 */
public record RuleResult(
        String ruleId,
        String type,
        List<GeneratedBlock> blocks,
        String explanation,
        double confidence,
        List<String> chunkIds,
        Findings findings) {

    public RuleResult {
        blocks = List.copyOf(blocks);
        chunkIds = List.copyOf(chunkIds);
    }
}
