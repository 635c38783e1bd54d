package io.dossier.engine.rules;

import io.dossier.engine.instructions.Instruction;
import io.dossier.engine.instructions.Instruction.Author;
import io.dossier.engine.instructions.InstructionReader;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.RoutingPlan;
import io.dossier.engine.routing.SourceScope;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What the rules of a section work with.
 *
 * @param assignment what the router gave to the section
 * @param sources those that may be used
 * @param orders what is to be kept to
 */
record SectionWork(
        OutlineSection section, RoutingPlan.Assignment assignment, Sources sources, List<Instruction> orders) {

    Limits limits() {
        return new Limits(orders);
    }

    List<Instruction> ordersOf(Author author) {
        return orders.stream().filter(order -> order.author() == author).toList();
    }

    /** The same under a rule's own orders, with only the sources that they leave. */
    SectionWork under(RuleSpec rule) {
        List<Instruction> all = new ArrayList<>(orders);
        all.removeIf(order -> order.author() == Author.RULE);
        all.addAll(InstructionReader.read(Author.RULE, rule.description()));
        all.sort(Comparator.comparing(Instruction::author));
        SourceScope scope = SourceScope.of(all, sources.all());
        return new SectionWork(section, assignment, sources.only(scope::allows), all);
    }

    /** What orders about sources did, for people. */
    String scopeEffects() {
        return String.join(" ", SourceScope.of(orders, sources.everything()).effects());
    }

    BlockWriter writer(int position) {
        return new BlockWriter(section.id(), position, sources);
    }

    /** The result of a draft, its numbers checked. */
    RuleResult result(String ruleId, String type, Draft draft) {
        NumberGate gate = new NumberGate(draft.blocks(), sources);
        return new RuleResult(
                ruleId,
                type,
                gate.blocks(),
                (gate.told(draft.explanation()) + RuleEngine.unknownMode(section) + " " + section.notice()).strip(),
                gate.blocks().isEmpty() ? 0 : draft.confidence(),
                writer(0).chunkIds(gate.kept()),
                new Findings(
                        gate.blocks().isEmpty() ? "" : draft.value(),
                        gate.figures(),
                        gate.leftOut(),
                        orders.stream().map(Instruction::quoted).distinct().toList()));
    }
}
