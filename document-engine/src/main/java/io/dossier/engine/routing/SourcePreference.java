package io.dossier.engine.routing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Where several sources offer something for one section, only one of them is copied: two documents of a study say the
 * same in other words. First the kind of document that the map prefers for the topic, an analysis plan for analyses, then
 * the kind that is written,
 * then the better evidence, then the order in which the user named the sources. An appendix counts only where the body
 * has nothing: questionnaires and forms have references and instructions of their own.
 */
final class SourcePreference {

    private final String documentType;
    private final List<RoutedSource> sources;

    SourcePreference(String documentType, List<RoutedSource> sources) {
        this.documentType = documentType == null ? "" : documentType;
        this.sources = sources;
    }

    List<Contribution> keepOneSource(Target target, Facet wanted, SourceScope scope, List<Contribution> offered) {
        List<Contribution> own = offered.stream()
                .filter(c -> scope.allows(c.section().source()))
                .sorted(Comparator.comparingInt(
                                (Contribution c) -> scope.rank(c.section().source()))
                        .thenComparingInt(c -> typeRank(target, wanted, c))
                        .thenComparing(Contribution::evidence)
                        .thenComparingInt(c -> sources.indexOf(c.section().source())))
                .collect(Collectors.toCollection(ArrayList::new));
        if (!own.isEmpty()) {
            RoutedSource kept = own.get(0).section().source();
            own.removeIf(contribution -> contribution.section().source() != kept);
        }
        if (own.stream().anyMatch(contribution -> contribution.section().zone() == Zone.BODY)) {
            own.removeIf(contribution -> contribution.section().zone() == Zone.APPENDIX);
        }
        own.sort(Comparator.comparingInt(
                contribution -> contribution.blocks().get(0).index()));
        return own;
    }

    private int typeRank(Target target, Facet wanted, Contribution contribution) {
        String type = contribution.section().source().model().type().type();
        for (Topic topic : target.topics()) {
            int rank = topic.preferredTypes().indexOf(type);
            if (rank >= 0) {
                return rank;
            }
        }
        if (wanted == Facet.ANALYSIS) {
            return type.equals("SAP") ? 0 : 1;
        }
        boolean same = type.toLowerCase(Locale.ROOT).equals(documentType.toLowerCase(Locale.ROOT));
        return same ? 10 : 11;
    }
}
