package io.dossier.engine.routing;

import io.dossier.engine.chunking.HeadingPathText;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Decides which blocks of the sources belong under each section. Pure, deterministic and safe for several threads. */
public final class Router {

    private final HeadingMap map = HeadingMap.load();
    private final Cues cues = Cues.load();
    private final Layouts layouts = Layouts.load(map);
    private final Facets facets = Facets.load();
    private final Restated restated = Restated.load();
    private final TableTopics tables = TableTopics.load();

    /** The texts whose embeddings {@link #route} wants, one for each section, in the outline's order. */
    public static List<String> textsToEmbed(List<OutlineSection> outline) {
        return Targets.of(outline, HeadingMap.load()).stream()
                .map(target -> HeadingPathText.of(target.path()))
                .toList();
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
        List<Target> targets = Targets.of(outline, map);
        Map<Target, SourceScope> scopes = scopes(targets, sources);
        Draft draft = new Draft(targets, new SourcePreference(documentType, sources), scopes);
        HeadingSimilarity similarity = new HeadingSimilarity(outlineVectors);
        Passages passages = new Passages(sources, outlineVectors);
        FacetFit fit = new FacetFit(facets, documentType == null ? "" : documentType, targets);
        SectionAssigner assigner = new SectionAssigner(targets, new HeadingMatcher(map, targets), similarity, fit);
        List<SourceSection> sections = sources.stream()
                .flatMap(source -> SourceTree.sections(source, map).stream())
                .toList();
        var choices = assigner.assign(sections);
        ContentSharing sharing = new ContentSharing(passages, cues, layouts, unnamed(targets, choices.values()));
        choices.values().forEach(choice -> draft.move(choice, sharing.share(choice)));
        draft.settle(fit);
        draft.restate(restated);
        draft.add(new TableRouter(tables, documentType, scopes).route(targets, sources));
        draft.fill(new CueFiller(passages, cues, layouts, choices, scopes));
        draft.direct(new HeadingOrders(sections, scopes));
        return draft.plan(new Candidates(sections, similarity));
    }

    private static List<Target> unnamed(List<Target> targets, Collection<Choice> choices) {
        Set<Target> named = choices.stream().map(Choice::target).collect(Collectors.toSet());
        return targets.stream().filter(target -> !named.contains(target)).toList();
    }

    private static Map<Target, SourceScope> scopes(List<Target> targets, List<RoutedSource> sources) {
        Map<Target, SourceScope> scopes = new HashMap<>();
        targets.forEach(target -> scopes.put(target, SourceScope.of(SectionOrders.of(target.section()), sources)));
        return scopes;
    }
}
