package io.dossier.engine.routing;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lets each source section choose its target: by its heading, else as its parent did. */
final class SectionAssigner {

    /** Scores nearer than this tie. */
    private static final double TIE = 0.04;
    /** A section inside the chosen one may score this much less and is still preferred. */
    private static final double WITHIN = 0.25;
    /** How much a difference in relative position weighs against a standard score of similarity. */
    private static final double ORDER = 8;
    /** Least score of a partial match outside a mapped parent's chapter. */
    private static final double FREE_PARTIAL = 0.6;

    private static final double LEAST_COSINE = 0.86;
    private static final double LEAST_STANDARD_SCORE = 2.5;

    private final List<Target> targets;
    private final HeadingMatcher matcher;
    private final HeadingSimilarity similarity;
    private final FacetFit facets;

    SectionAssigner(List<Target> targets, HeadingMatcher matcher, HeadingSimilarity similarity, FacetFit facets) {
        this.facets = facets;
        this.targets = targets;
        this.matcher = matcher;
        this.similarity = similarity;
    }

    /** The choices of one source's sections; a section that chose none is absent. */
    Map<SourceSection, Choice> assign(List<SourceSection> sections) {
        Map<SourceSection, Choice> choices = new LinkedHashMap<>();
        for (SourceSection section : sections) {
            Choice above = section.parent() == null ? null : choices.get(section.parent());
            Choice choice = choose(section, above);
            if (choice != null) {
                choices.put(section, choice);
            }
        }
        return choices;
    }

    private Choice choose(SourceSection section, Choice above) {
        List<Target> open = targets.stream()
                .filter(target -> section.zone() == Zone.SYNOPSIS ? target.isSummary() : !target.isSynopsis())
                .filter(target -> facets.fits(section, target))
                .toList();
        List<Match> matches = matcher.matches(section, open).stream()
                .filter(match -> isAllowed(match, section, above))
                .toList();
        if (!matches.isEmpty()) {
            return best(section, matches);
        }
        if (above != null) {
            if (!facets.fits(section, above.target())) {
                return null;
            }
            return new Choice(section, above.target(), Evidence.INHERITED, above.score(), above.tied());
        }
        return section.zone() == Zone.BODY ? bySimilarity(section, open) : null;
    }

    private boolean isAllowed(Match match, SourceSection section, Choice above) {
        if (match.evidence() != Evidence.HEADING_MATCH && facets.mustBeNamed(section, match.target())) {
            return false;
        }
        if (section.zone() == Zone.FRONT) {
            return false;
        }
        boolean inAppendix = section.parent() != null
                && section.parent().zone() == Zone.APPENDIX
                && !Zoning.isCollection(section.parent());
        boolean sameChapter =
                above != null && above.target().chapter() == match.target().chapter();
        if (section.zone() == Zone.APPENDIX && (inAppendix || match.evidence() != Evidence.HEADING_MATCH)) {
            return sameChapter && match.evidence() == Evidence.HEADING_MATCH;
        }
        if (match.evidence() == Evidence.HEADING_MATCH) {
            return true;
        }
        return above == null ? match.score() >= FREE_PARTIAL : sameChapter;
    }

    private Choice best(SourceSection section, List<Match> matches) {
        double top = matches.stream().mapToDouble(Match::score).max().orElse(0);
        double[] similar = similarity.standardScores(section, targets.size());
        List<Match> tied = matches.stream()
                .filter(match -> match.score() > top - TIE)
                .sorted(Comparator.comparingDouble((Match match) -> -tieScore(section, match.target(), similar)))
                .toList();
        Match first = innermost(tied.get(0), matches);
        List<Target> sharing = tied.stream()
                .map(Match::target)
                .filter(target -> target.chapter() == first.target().chapter())
                .toList();
        return new Choice(section, first.target(), first.evidence(), first.score(), sharing);
    }

    /** A fitting section inside the chosen one is the better place: a container's own text is rare. */
    private static Match innermost(Match chosen, List<Match> matches) {
        return matches.stream()
                .filter(match -> match.evidence() == chosen.evidence() && match.score() > chosen.score() - WITHIN)
                .filter(match -> match.target().isUnder(chosen.target()))
                .max(Comparator.comparingDouble(Match::score))
                .orElse(chosen);
    }

    private double tieScore(SourceSection section, Target target, double[] similar) {
        double place = (double) target.index() / Math.max(1, targets.size());
        return similar[target.index()] - ORDER * Math.abs(section.position() - place);
    }

    /** For headings and templates that the map does not know: a target that stands out and is near enough. */
    private Choice bySimilarity(SourceSection section, List<Target> open) {
        double[] similar = similarity.standardScores(section, targets.size());
        Target best = open.stream()
                .filter(target -> target.topics().isEmpty() || section.topics().isEmpty())
                .max(Comparator.comparingDouble((Target target) -> similar[target.index()]))
                .orElse(null);
        if (best == null
                || similar[best.index()] < LEAST_STANDARD_SCORE
                || similarity.cosine(section, best) < LEAST_COSINE) {
            return null;
        }
        return new Choice(section, best, Evidence.PARTIAL_MATCH, 0.5, List.of(best));
    }
}
