package io.dossier.engine.rules;

import io.dossier.engine.instructions.Instruction;
import io.dossier.engine.instructions.Instruction.Author;
import io.dossier.engine.instructions.Instruction.Order;
import io.dossier.engine.instructions.InstructionReader;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.RoutingPlan;
import io.dossier.engine.routing.SectionOrders;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Writes what a section's rules ask for. Pure and deterministic. */
public final class RuleEngine {

    private static final String MANUAL = "manual";
    private static final String COPY = "copy";
    private static final Set<String> MODES = Set.of("", "auto", MANUAL, COPY);

    /**
     * Applies a section's rules in order.
     *
     * @param assignment what the router gave to the section
     * @return one result for each rule; one without a rule id for a section whose passages are copied as a whole
     */
    public List<RuleResult> apply(OutlineSection section, RoutingPlan.Assignment assignment, Sources sources) {
        SectionWork work = new SectionWork(section, assignment, sources, SectionOrders.of(section));
        Optional<String> left = leftToAuthor(section, work.orders());
        if (left.isPresent()) {
            return notWritten(section, work, left.get() + " " + assignment.explanation());
        }
        if (section.rules().isEmpty() || section.manner().mode().equalsIgnoreCase(COPY)) {
            return List.of(whole(work));
        }
        List<RuleResult> results = new ArrayList<>();
        for (int position = 0; position < section.rules().size(); position++) {
            results.add(apply(position, work));
        }
        if (isCopiedAsInstructed(section, work.orders())) {
            results.add(whole(work));
        }
        return results;
    }

    /** Whether nothing is to be generated for a section: its mode, an order or all of its rules leave it to the author. */
    public static boolean leavesToAuthor(OutlineSection section) {
        List<Instruction> orders = SectionOrders.of(section);
        if (leftToAuthor(section, orders).isPresent()) {
            return true;
        }
        return !section.rules().isEmpty()
                && !section.manner().mode().equalsIgnoreCase(COPY)
                && section.rules().stream().allMatch(rule -> isManual(rule) || isInstruction(rule))
                && !isCopiedAsInstructed(section, orders);
    }

    /** The types of the rules that write these sections, each with whether what it writes is a table. */
    public static Map<String, Boolean> tableLikeTypes(List<OutlineSection> sections) {
        Map<String, Boolean> types = new TreeMap<>();
        for (OutlineSection section : sections) {
            if (section.rules().isEmpty()) {
                types.put(RuleType.COPY_PASTE.wireName(), false);
            }
            section.rules().forEach(rule -> types.put(rule.type(), RuleType.named(rule.type()) == RuleType.TABLE));
        }
        return types;
    }

    /** Rules that only instruct leave the section's passages to be copied. */
    private static boolean isCopiedAsInstructed(OutlineSection section, List<Instruction> orders) {
        return section.rules().stream().allMatch(RuleEngine::isInstruction)
                && orders.stream().anyMatch(order -> order.author() == Author.RULE);
    }

    private static boolean isManual(RuleSpec rule) {
        return MANUAL.equalsIgnoreCase(rule.mode());
    }

    private static boolean isInstruction(RuleSpec rule) {
        return RuleType.named(rule.type()) == RuleType.INSTRUCTION;
    }

    private static RuleResult whole(SectionWork work) {
        return work.result(null, RuleType.COPY_PASTE.wireName(), work.limits().apply(new CopyPaste(work).whole()));
    }

    private static RuleResult apply(int position, SectionWork work) {
        RuleSpec rule = work.section().rules().get(position);
        if (isManual(rule)) {
            return work.result(
                    rule.id(),
                    rule.type(),
                    Draft.nothing("Manual rule: left to the author. "
                            + work.assignment().explanation()));
        }
        return work.result(rule.id(), rule.type(), draft(rule, position, work));
    }

    private static Draft draft(RuleSpec rule, int position, SectionWork work) {
        return switch (RuleType.named(rule.type())) {
            case COPY_PASTE -> work.limits().apply(new CopyPaste(work).share(position));
            case EXTRACT -> new Extract(work.under(rule), position).apply(rule);
            case SUMMARY -> new Summary(work.under(rule), position).apply(rule);
            case TABLE -> new TableCopy(work.under(rule), position).apply(rule);
            case INSTRUCTION -> Draft.nothing(instruction(rule));
        };
    }

    private static String instruction(RuleSpec rule) {
        List<Instruction> orders = InstructionReader.read(Author.RULE, rule.description());
        String type = SectionOrders.isInstruction(rule)
                ? ""
                : "Warning: rules of type " + rule.type() + " are not known; treated as an instruction. ";
        return orders.isEmpty()
                ? type + "An instruction for the author: nothing is generated."
                : type + "Understood and applied to this section: "
                        + String.join(
                                ", ",
                                orders.stream().map(RuleEngine::name).distinct().toList()) + ".";
    }

    private static String name(Instruction order) {
        String about = order.object().replace("|", " ").strip();
        String amount = order.amount() == 0 ? "" : " " + order.amount();
        return order.order().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                + amount
                + (about.isEmpty() ? "" : " (" + about + ")");
    }

    private static Optional<String> leftToAuthor(OutlineSection section, List<Instruction> orders) {
        if (section.manner().mode().equalsIgnoreCase(MANUAL)) {
            return Optional.of("Manual section: left to the author.");
        }
        return new Limits(orders)
                .last(Order.LEAVE_TO_AUTHOR)
                .map(order -> "Left to the author, because of " + order.quoted() + ".");
    }

    private static List<RuleResult> notWritten(OutlineSection section, SectionWork work, String why) {
        if (section.rules().isEmpty()) {
            return List.of(work.result(null, RuleType.COPY_PASTE.wireName(), Draft.nothing(why)));
        }
        return section.rules().stream()
                .map(rule -> work.result(rule.id(), rule.type(), Draft.nothing(why)))
                .toList();
    }

    /** What to say of a section's mode that is not known; empty for a known one. */
    static String unknownMode(OutlineSection section) {
        return MODES.stream().anyMatch(section.manner().mode()::equalsIgnoreCase)
                ? ""
                : " Warning: section_mode " + section.manner().mode() + " is not known; treated as auto.";
    }
}
