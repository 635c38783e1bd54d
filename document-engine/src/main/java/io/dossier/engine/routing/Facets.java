package io.dossier.engine.routing;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Tells the facet of a section by its topics, those above it and the kind of document. */
final class Facets {

    private static final String ANALYSIS_PLAN = "sap";
    private static final String REPORT = "csr";

    private final Map<String, Set<String>> topics = new HashMap<>();

    private Facets() {}

    static Facets load() {
        Facets facets = new Facets();
        Lines.of("facets.tsv")
                .forEach(fields -> facets.topics.put(fields[0], Set.copyOf(List.of(fields[1].split(",")))));
        return facets;
    }

    /** @param path topics of the section itself, of the one above it, and so on to the top level */
    Facet of(String documentType, List<List<Topic>> path) {
        String type = documentType.toLowerCase(Locale.ROOT);
        boolean reported = type.equals(REPORT) && isIn("reported", path.get(path.size() - 1));
        if (reported || path.stream().anyMatch(own -> isIn("results", own))) {
            return Facet.RESULTS;
        }
        if (path.stream().anyMatch(own -> isIn("analysis", own))) {
            return Facet.ANALYSIS;
        }
        List<Topic> named =
                path.stream().filter(own -> !own.isEmpty()).findFirst().orElse(List.of());
        if (!isIn("conduct", named)) {
            return Facet.ANY;
        }
        boolean methods =
                path.stream().flatMap(List::stream).anyMatch(topic -> topic.id().equals("design-chapter"));
        return type.equals(ANALYSIS_PLAN) && !methods ? Facet.ANALYSIS : Facet.CONDUCT;
    }

    private boolean isIn(String facet, List<Topic> own) {
        return own.stream().anyMatch(topic -> topics.get(facet).contains(topic.id()));
    }
}
