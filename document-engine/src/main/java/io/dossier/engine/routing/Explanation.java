package io.dossier.engine.routing;

import java.util.List;
import java.util.stream.Collectors;

/** Says in words why a section got what it got. */
final class Explanation {

    private static final int MOST_NAMED = 3;

    private Explanation() {}

    static String of(List<Contribution> contributions) {
        return contributions.stream()
                .map(Contribution::evidence)
                .distinct()
                .sorted()
                .map(evidence -> reason(evidence) + sections(contributions, evidence))
                .collect(Collectors.joining(" "));
    }

    static String ofNothing(List<String> candidates) {
        return candidates.isEmpty()
                ? "No source has a section that fits."
                : "No source section fits well enough. Nearest: " + String.join("; ", candidates) + ".";
    }

    private static String reason(Evidence evidence) {
        return switch (evidence) {
            case INSTRUCTED -> "An instruction names the source heading: ";
            case HEADING_MATCH -> "The source heading names this section: ";
            case PARTIAL_MATCH -> "The source heading is close to this one: ";
            case INHERITED -> "Stands under a source heading that names this section: ";
            case CUES -> "No source heading names this section; passages with its words stand under: ";
            case NONE -> "";
        };
    }

    private static String sections(List<Contribution> contributions, Evidence evidence) {
        List<String> labels = contributions.stream()
                .filter(contribution -> contribution.evidence() == evidence)
                .map(contribution -> contribution.section().label())
                .toList();
        String more = labels.size() > MOST_NAMED ? " and " + (labels.size() - MOST_NAMED) + " more" : "";
        return labels.stream().limit(MOST_NAMED).collect(Collectors.joining("; ")) + more + ".";
    }
}
