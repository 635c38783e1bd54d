package io.dossier.engine.routing;

import io.dossier.engine.instructions.Instruction;
import io.dossier.engine.instructions.Instruction.Author;
import io.dossier.engine.instructions.Instruction.Order;
import io.dossier.engine.instructions.InstructionReader;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The orders that a section is written under: the document's, the template's, its rules' and the user's. */
public final class SectionOrders {

    private static final String INSTRUCTION = "InstructionRule";
    private static final Set<String> WHOLE_SECTION = Set.of("CopyPasteRule", "SummaryRule");

    private SectionOrders() {}

    /** All orders for a section, the user's last. */
    public static List<Instruction> of(OutlineSection section) {
        List<Instruction> orders = new ArrayList<>();
        InstructionReader.read(Author.DOCUMENT, section.documentInstructions()).stream()
                .filter(order -> order.order() != Order.LEAVE_TO_AUTHOR && isFor(section, order))
                .forEach(orders::add);
        ofType(section).ifPresent(orders::add);
        orders.addAll(InstructionReader.read(Author.SECTION, section.instructions()));
        rulesThatSpeakForTheSection(section)
                .forEach(rule -> orders.addAll(InstructionReader.read(Author.RULE, rule.description())));
        orders.addAll(InstructionReader.read(Author.USER, section.userInstructions()));
        return List.copyOf(orders);
    }

    /** Figures are not copied; a text takes what belongs to it, be it a list or a table. */
    private static Optional<Instruction> ofType(OutlineSection section) {
        String type = section.manner().type().strip().toLowerCase(Locale.ROOT);
        Order order =
                switch (type) {
                    case "table" -> Order.ONLY_TABLES;
                    case "list" -> Order.ONLY_LISTS;
                    case "figure" -> Order.LEAVE_TO_AUTHOR;
                    default -> null;
                };
        return Optional.ofNullable(order)
                .map(asked -> new Instruction(Author.SECTION, asked, "", 0, "", "section_type " + type));
    }

    /** Whether a rule's type is that of an instruction. */
    public static boolean isInstruction(RuleSpec rule) {
        return INSTRUCTION.equalsIgnoreCase(rule.type());
    }

    /** Instructions always; what copies or sums up only where no other rule writes. */
    private static List<RuleSpec> rulesThatSpeakForTheSection(OutlineSection section) {
        List<RuleSpec> writing =
                section.rules().stream().filter(rule -> !isInstruction(rule)).toList();
        boolean alone =
                writing.size() == 1 && WHOLE_SECTION.contains(writing.get(0).type());
        return section.rules().stream()
                .filter(rule -> alone || isInstruction(rule))
                .toList();
    }

    private static boolean isFor(OutlineSection section, Instruction order) {
        if (order.scope().isEmpty()) {
            return true;
        }
        Set<String> scope = new HashSet<>(Wordings.ofHeading(order.scope().replaceAll("(?i)\\bsections?\\b", " ")));
        return !Collections.disjoint(scope, Wordings.ofHeading(section.title()));
    }
}
