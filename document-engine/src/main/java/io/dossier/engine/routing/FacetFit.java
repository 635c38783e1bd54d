package io.dossier.engine.routing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Whether a source section tells the facet that a section of the document wants. */
final class FacetFit {

    private final Facets facets;
    private final Map<Target, Facet> wanted = new HashMap<>();
    private final Map<SourceSection, Facet> told = new HashMap<>();

    FacetFit(Facets facets, String documentType, List<Target> targets) {
        this.facets = facets;
        targets.forEach(target -> wanted.put(target, facets.of(documentType, target.topicsUpwards())));
    }

    Facet wanted(Target target) {
        return wanted.get(target);
    }

    /** Whether the headings must name each other: an analysis is told outside of analyses only by its name. */
    boolean mustBeNamed(SourceSection section, Target target) {
        return wanted.get(target) == Facet.ANY && told.computeIfAbsent(section, this::toldBy) == Facet.ANALYSIS;
    }

    boolean fits(SourceSection section, Target target) {
        return wanted.get(target).takes(told.computeIfAbsent(section, this::toldBy));
    }

    private Facet toldBy(SourceSection section) {
        return facets.of(section.source().model().type().type(), section.topicsUpwards());
    }
}
