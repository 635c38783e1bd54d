package io.dossier.engine.routing;

import java.util.List;

/** How similar heading paths are: cosines, standardised over all targets of one source section. */
final class HeadingSimilarity {

    private final List<float[]> targetVectors;

    HeadingSimilarity(List<float[]> targetVectors) {
        this.targetVectors = targetVectors;
    }

    double cosine(SourceSection section, Target target) {
        return Vectors.cosine(vector(section), target(target.index()));
    }

    /** Standard scores of the section's cosine with each target, by the target's index; 0 where vectors are missing. */
    double[] standardScores(SourceSection section, int targets) {
        double[] scores = new double[targets];
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < scores.length; i++) {
            scores[i] = Vectors.cosine(vector(section), target(i));
            sum += scores[i];
            squares += scores[i] * scores[i];
        }
        double mean = sum / Math.max(1, scores.length);
        double deviation = Math.sqrt(Math.max(1e-12, squares / Math.max(1, scores.length) - mean * mean));
        for (int i = 0; i < scores.length; i++) {
            scores[i] = (scores[i] - mean) / deviation;
        }
        return scores;
    }

    private float[] target(int index) {
        return index < targetVectors.size() ? targetVectors.get(index) : null;
    }

    private static float[] vector(SourceSection section) {
        return section.source()
                .ingested()
                .headingVectors()
                .get(section.heading().index());
    }
}
