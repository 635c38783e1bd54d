package io.dossier.engine.routing;

import java.util.ArrayList;
import java.util.List;

/** Decides which blocks of the sources belong under each section. Pure and deterministic. */
public final class Router {

    /**
     * The texts whose embeddings {@link #route} wants, one for each section, in the outline's order.
     */
    public static List<String> textsToEmbed(List<OutlineSection> outline) {
        return outline.stream().map(OutlineSection::title).toList();
    }

    /**
     * Routes.
     *
     * @param documentType kind of the document that is written, such as {@code Protocol} or {@code CSR}; may be empty
     * @param outlineVectors embeddings of {@link #textsToEmbed}
     * @param sources in the order in which the user named them: the first is preferred where nothing else decides
     */
    public RoutingPlan route(
            String documentType,
            List<OutlineSection> outline,
            List<float[]> outlineVectors,
            List<RoutedSource> sources) {
        List<RoutingPlan.Assignment> sections = new ArrayList<>();
        for (OutlineSection section : outline) {
            sections.add(new RoutingPlan.Assignment(
                    section.id(), List.of(), Evidence.NONE, "No source section fits.", List.of()));
        }
        return new RoutingPlan(sections);
    }
}
