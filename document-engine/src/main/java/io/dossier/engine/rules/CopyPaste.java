package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Table;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.RoutingPlan.Assignment;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import io.dossier.engine.routing.Wordings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Copies the passages that were routed to a section. Where a section has several such rules, each takes the passages
 * whose heading its description names best; what none names goes to the first.
 */
record CopyPaste(OutlineSection section, Assignment assignment, Sources sources) {

    CopyPaste(SectionWork work) {
        this(work.section(), work.assignment(), work.sources());
    }

    /** For a section without rules. */
    Draft whole() {
        return write(0, assignment.blocks());
    }

    /** For the rule at the given position. */
    Draft share(int position) {
        return write(position, shares().getOrDefault(position, List.of()));
    }

    private Draft write(int position, List<BlockRef> refs) {
        List<BlockRef> passage = new Passage(sources).complete(refs);
        return Draft.of(
                new BlockWriter(section.id(), position, sources).write(passage),
                explanation(passage),
                assignment.evidence().confidence());
    }

    private String explanation(List<BlockRef> passage) {
        return passage.isEmpty() && !assignment.blocks().isEmpty()
                ? "The section's passages were taken by its other rules."
                : assignment.explanation();
    }

    /** Tables of sources without headings are for the section's TableRule, if it has one. */
    private boolean isForTableRule(Block block) {
        return block instanceof Table
                && block.at().headingPath().isEmpty()
                && section.rules().stream().anyMatch(rule -> RuleType.named(rule.type()) == RuleType.TABLE);
    }

    private Map<Integer, List<BlockRef>> shares() {
        List<Integer> positions = new ArrayList<>();
        for (int i = 0; i < section.rules().size(); i++) {
            if (RuleType.named(section.rules().get(i).type()) == RuleType.COPY_PASTE) {
                positions.add(i);
            }
        }
        Map<Integer, List<BlockRef>> shares = new HashMap<>();
        for (BlockRef ref : assignment.blocks()) {
            if (!isForTableRule(sources.block(ref))) {
                int best = best(sources.block(ref), positions);
                shares.computeIfAbsent(best, position -> new ArrayList<>()).add(ref);
            }
        }
        return shares;
    }

    private int best(Block block, List<Integer> positions) {
        int best = positions.get(0);
        int most = 0;
        for (int position : positions) {
            int named = named(block, section.rules().get(position).description());
            if (named > most) {
                best = position;
                most = named;
            }
        }
        return best;
    }

    private static int named(Block block, String description) {
        if (description == null || block.at().headingPath().isEmpty()) {
            return 0;
        }
        List<String> path = block.at().headingPath();
        Set<String> words = new HashSet<>(Wordings.ofHeading(path.get(path.size() - 1)));
        words.retainAll(Wordings.ofHeading(description));
        return words.size();
    }
}
