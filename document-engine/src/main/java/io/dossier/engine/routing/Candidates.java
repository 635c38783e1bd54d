package io.dossier.engine.routing;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Names the source headings nearest to a section that stays empty. */
final class Candidates {

    private static final int MOST = 5;
    private static final double LEAST_COSINE = 0.6;

    private final Collection<SourceSection> sections;
    private final HeadingSimilarity similarity;

    Candidates(Collection<SourceSection> sections, HeadingSimilarity similarity) {
        this.sections = sections;
        this.similarity = similarity;
    }

    List<String> of(Target target) {
        return sections.stream()
                .filter(section ->
                        section.zone() != Zone.FRONT && !section.blocks().isEmpty())
                .filter(section -> similarity.cosine(section, target) >= LEAST_COSINE)
                .sorted(Comparator.comparingDouble((SourceSection section) -> -similarity.cosine(section, target)))
                .limit(MOST)
                .map(SourceSection::label)
                .toList();
    }
}
