package io.dossier.generation;

import io.dossier.engine.rules.RuleResult;
import java.util.List;

/**
 * What the rules wrote into one section.
 *
 * @param index of the section in the plan
 * @param results one for each rule, or one for a section without rules
 * @param chunkNames names of the passages that the content stands in, in the order of {@link #chunkIds}
 */
record SectionContent(
        int index, PlannedSection section, List<RuleResult> results, List<String> chunkIds, List<String> chunkNames) {}
