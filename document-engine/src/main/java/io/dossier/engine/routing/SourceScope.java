package io.dossier.engine.routing;

import io.dossier.engine.instructions.Instruction;
import io.dossier.engine.instructions.Instruction.Author;
import io.dossier.engine.instructions.Instruction.Order;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Which sources a section may use. A rule or the user who names a source means only that one; the document and the
 * template only put it first, unless they say "only": they were written without knowing which sources there are.
 */
public final class SourceScope {

    private final Set<RoutedSource> only = new LinkedHashSet<>();
    private final Set<RoutedSource> first = new LinkedHashSet<>();
    private final Set<RoutedSource> without = new LinkedHashSet<>();
    private final List<String> effects = new ArrayList<>();

    private SourceScope() {}

    /** The scope that orders give over the sources of a document. */
    public static SourceScope of(List<Instruction> orders, List<RoutedSource> sources) {
        SourceScope scope = new SourceScope();
        for (Instruction order : orders) {
            Set<RoutedSource> meant = scope.setFor(order);
            if (meant != null) {
                scope.apply(order, meant, sources);
            }
        }
        return scope;
    }

    /** Whether the section may use the source. */
    public boolean allows(RoutedSource source) {
        return (only.isEmpty() || only.contains(source)) && !without.contains(source);
    }

    /** 0 for a source that is to be tried first, else 1. */
    int rank(RoutedSource source) {
        return first.contains(source) ? 0 : 1;
    }

    /** What the orders did, for people; empty if there were none about sources. */
    public List<String> effects() {
        return List.copyOf(effects);
    }

    private Set<RoutedSource> setFor(Instruction order) {
        return switch (order.order()) {
            case ONLY_SOURCE -> only;
            case NOT_SOURCE -> without;
            case USE_SOURCE -> order.author() == Author.USER || order.author() == Author.RULE ? only : first;
            default -> null;
        };
    }

    private void apply(Instruction order, Set<RoutedSource> meant, List<RoutedSource> sources) {
        List<RoutedSource> named =
                sources.stream().filter(source -> names(order.object(), source)).toList();
        meant.addAll(named);
        if (named.isEmpty()) {
            if (order.author() != Author.SECTION) {
                effects.add(
                        "No effect of " + order.quoted() + ": no source of this document is " + order.object() + ".");
            }
            return;
        }
        String names = String.join(
                ", ", named.stream().map(source -> source.model().name()).toList());
        String verb = order.order() == Order.NOT_SOURCE ? "Not used: " : meant == only ? "Only used: " : "Used first: ";
        effects.add(verb + names + ", because of " + order.quoted() + ".");
    }

    private static boolean names(String object, RoutedSource source) {
        if (object.matches(".*\\.(?i:docx|pdf|csv|xlsx|rtf)")) {
            // An uploaded DOCX is kept as PDF: both are the same document for its user.
            return base(object).equals(base(source.model().name()));
        }
        return source.model().type().type().equalsIgnoreCase(type(object));
    }

    private static String base(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.replaceFirst("\\.(?:docx|pdf)$", "");
    }

    private static String type(String object) {
        String words = object.toLowerCase(Locale.ROOT);
        if (words.contains("plan") || words.equals("sap")) {
            return "SAP";
        }
        if (words.contains("report") || words.equals("csr")) {
            return "CSR";
        }
        return words.contains("protocol") ? "Protocol" : "IB";
    }
}
