package io.dossier.engine.routing;

import java.util.ArrayList;
import java.util.List;

/** Scores pairs of headings: the same topic or title 1, a broader topic less, common words less than that. */
final class HeadingMatcher {

    private static final double STEP_TO_BROADER = 0.05;
    /** The same title, but what stands above one of them tells another topic. */
    private static final double HOMONYM = 0.85;

    private static final double PARTIAL = 0.8;
    private static final double LEAST_OVERLAP = 0.5;

    private final HeadingMap map;
    private final WordWeights weights = new WordWeights();

    HeadingMatcher(HeadingMap map, List<Target> targets) {
        this.map = map;
        for (Topic topic : map.topics()) {
            topic.wordings().forEach(wording -> weights.count(wording.words()));
        }
        targets.forEach(target -> weights.count(target.words()));
    }

    /** Every target that fits at all, in the outline's order. */
    List<Match> matches(SourceSection section, List<Target> targets) {
        List<Match> matches = new ArrayList<>();
        for (Target target : targets) {
            Match match = match(section, target);
            if (match.score() > 0) {
                matches.add(match);
            }
        }
        return matches;
    }

    private Match match(SourceSection section, Target target) {
        double named = byTopic(section.topics(), target);
        boolean untold = section.topics().isEmpty() || target.topics().isEmpty();
        if (!section.words().isEmpty() && section.words().equals(target.words())) {
            named = Math.max(named, untold ? 1 : HOMONYM);
        }
        if (named > 0) {
            return new Match(target, named, Evidence.HEADING_MATCH);
        }
        double overlap = untold ? overlap(section, target) : 0;
        return new Match(target, overlap < LEAST_OVERLAP ? 0 : PARTIAL * overlap, Evidence.PARTIAL_MATCH);
    }

    private double byTopic(List<Topic> topics, Target target) {
        double best = 0;
        for (Topic topic : topics) {
            if (target.has(topic.id())) {
                return 1;
            }
            for (int i = 0; i < topic.broader().size(); i++) {
                if (target.has(map.topic(topic.broader().get(i)).id())) {
                    best = Math.max(best, 1 - STEP_TO_BROADER * (i + 2));
                }
            }
        }
        return best;
    }

    private double overlap(SourceSection section, Target target) {
        double best = weights.overlap(section.words(), target.words());
        for (Topic topic : target.topics()) {
            for (Topic.Wording wording : topic.wordings()) {
                if (!wording.fits(section.wordsAbove())) {
                    continue;
                }
                best = Math.max(best, weights.overlap(section.words(), wording.words()));
            }
        }
        return best;
    }
}
