package io.dossier.engine.rules;

import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.RoutingPlan;
import java.util.ArrayList;
import java.util.List;

/** Writes what a section's rules ask for. Pure and deterministic. */
public final class RuleEngine {

    private static final String MANUAL = "manual";

    /**
     * Applies a section's rules in order.
     *
     * @param assignment what the router gave to the section
     * @return one result for each rule; one without a rule id for a section without rules
     */
    public List<RuleResult> apply(OutlineSection section, RoutingPlan.Assignment assignment, Sources sources) {
        CopyPaste copyPaste = new CopyPaste(section, assignment, sources);
        if (section.rules().isEmpty()) {
            return List.of(copyPaste.whole());
        }
        List<RuleResult> results = new ArrayList<>();
        for (int position = 0; position < section.rules().size(); position++) {
            RuleSpec rule = section.rules().get(position);
            results.add(
                    MANUAL.equalsIgnoreCase(rule.mode())
                            ? written(rule, "Manual rule: left to the author. " + assignment.explanation())
                            : apply(rule, position, section, copyPaste, sources));
        }
        return results;
    }

    private static RuleResult apply(
            RuleSpec rule, int position, OutlineSection section, CopyPaste copyPaste, Sources sources) {
        return switch (RuleType.named(rule.type())) {
            case COPY_PASTE -> copyPaste.share(position);
            case TABLE -> new TableCopy(section, copyPaste.assignment(), sources).apply(rule, position);
            case INSTRUCTION -> written(rule, instruction(rule));
        };
    }

    private static String instruction(RuleSpec rule) {
        return RuleType.INSTRUCTION.wireName().equalsIgnoreCase(rule.type())
                ? "An instruction for the author: nothing is generated."
                : "Warning: rules of type " + rule.type() + " are not supported yet; treated as an instruction for the"
                        + " author, nothing is generated.";
    }

    private static RuleResult written(RuleSpec rule, String explanation) {
        return new RuleResult(rule.id(), rule.type(), List.of(), explanation, 0, List.of());
    }
}
