package io.dossier.engine.chunking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BgeEmbedderTest {

    @Test
    void vectorsAreUnitLengthAndIndependentOfNeighbours() {
        try (BgeEmbedder embedder = BgeEmbedder.load()) {
            String text = "Determination of sample size";
            List<float[]> together = embedder.embed(List.of("Inclusion criteria", text, ""));
            assertThat(together).hasSize(3).allSatisfy(v -> assertThat(length(v))
                    .isBetween(0.999, 1.001));
            assertThat(together.get(1)).isEqualTo(embedder.embed(List.of(text)).get(0));
            assertThat(embedder.embed(List.of())).isEmpty();
        }
    }

    @Test
    void relatedTextsAreNearer() {
        try (BgeEmbedder embedder = BgeEmbedder.load()) {
            List<float[]> v =
                    embedder.embed(List.of("Sample size determination", "Power calculation", "Storage of the drug"));
            assertThat(dot(v.get(0), v.get(1))).isGreaterThan(dot(v.get(0), v.get(2)));
        }
    }

    @Test
    void tokensAreCountedWithoutTheModelsOwnMarks() {
        try (BgeEmbedder embedder = BgeEmbedder.load()) {
            assertThat(embedder.tokens("sample size")).isEqualTo(2);
            assertThat(embedder.tokens(" ")).isZero();
        }
    }

    private static double length(float[] vector) {
        return Math.sqrt(dot(vector, vector));
    }

    private static double dot(float[] a, float[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
