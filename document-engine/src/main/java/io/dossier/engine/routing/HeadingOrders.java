package io.dossier.engine.routing;

import io.dossier.engine.instructions.Instruction;
import io.dossier.engine.instructions.Instruction.Order;
import io.dossier.engine.instructions.InstructionReader;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Source headings that instructions name by number, title or both. */
final class HeadingOrders {

    /**
     * What an instruction gave to a section.
     *
     * @param contributions empty if no heading fits: the section then stays empty
     */
    record Directed(List<Contribution> contributions, String effect) {}

    private final List<SourceSection> sections;
    private final Map<Target, SourceScope> scopes;

    HeadingOrders(List<SourceSection> sections, Map<Target, SourceScope> scopes) {
        this.sections = sections;
        this.scopes = scopes;
    }

    /** The last instruction that names a heading: the user's comes behind the others. */
    Optional<Directed> of(Target target) {
        List<Instruction> orders = InstructionReader.of(SectionOrders.of(target.section()), Order.FROM_HEADING);
        return orders.isEmpty()
                ? Optional.empty()
                : Optional.of(directed(orders.get(orders.size() - 1), scopes.get(target)));
    }

    private Directed directed(Instruction order, SourceScope scope) {
        int bar = order.object().indexOf('|');
        String number = order.object().substring(0, bar);
        Set<String> words = new HashSet<>(Wordings.ofHeading(order.object().substring(bar + 1)));
        List<SourceSection> named = sections.stream()
                .filter(section -> scope.allows(section.source()) && fits(section, number, words))
                .toList();
        if (named.isEmpty()) {
            return new Directed(List.of(), "No source heading is the one named in " + order.quoted() + ".");
        }
        SourceSection first = named.get(0);
        List<Contribution> contributions = sections.stream()
                .filter(section -> isWithin(section, first) && !section.blocks().isEmpty())
                .map(section -> new Contribution(section, Evidence.INSTRUCTED, 1, section.blocks()))
                .toList();
        return new Directed(contributions, "Taken from " + first.label() + ", because of " + order.quoted() + ".");
    }

    /** Number and title must both fit where both are given. */
    private static boolean fits(SourceSection section, String number, Set<String> words) {
        boolean numbered = number.isEmpty()
                || section.heading().number().replaceFirst("\\.$", "").equals(number);
        Set<String> own = Set.copyOf(section.words());
        return numbered
                && (words.isEmpty()
                        ? !number.isEmpty()
                        : own.equals(words) || !number.isEmpty() && own.containsAll(words));
    }

    private static boolean isWithin(SourceSection section, SourceSection above) {
        for (SourceSection s = section; s != null; s = s.parent()) {
            if (s == above) {
                return true;
            }
        }
        return false;
    }
}
