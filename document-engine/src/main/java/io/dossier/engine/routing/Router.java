package io.dossier.engine.routing;

import io.dossier.engine.chunking.HeadingPathText;
import java.util.List;

/** Decides which blocks of the sources belong under each section. Pure, deterministic and safe for several threads. */
public final class Router {

    private final HeadingMap map = HeadingMap.load();
    private final Cues cues = Cues.load();
    private final Restated restated = Restated.load();

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
        Draft draft = new Draft(targets, new SourcePreference(documentType, sources));
        HeadingSimilarity similarity = new HeadingSimilarity(outlineVectors);
        Passages passages = new Passages(sources, outlineVectors);
        ContentSharing sharing = new ContentSharing(passages, cues);
        SectionAssigner assigner = new SectionAssigner(targets, new HeadingMatcher(map, targets), similarity);
        List<SourceSection> sections = sources.stream()
                .flatMap(source -> SourceTree.sections(source, map).stream())
                .toList();
        var choices = assigner.assign(sections);
        choices.values().forEach(choice -> draft.move(choice, sharing.share(choice)));
        draft.settle();
        draft.restate(restated);
        draft.fill(new CueFiller(passages, cues, choices));
        return draft.plan(new Candidates(sections, similarity));
    }
}
