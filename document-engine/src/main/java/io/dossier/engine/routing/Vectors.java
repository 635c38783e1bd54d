package io.dossier.engine.routing;

import java.util.Collection;

/** Arithmetic on embeddings; a missing vector is similar to nothing. */
final class Vectors {

    private Vectors() {}

    static double dot(float[] a, float[] b) {
        if (a == null || b == null || a.length != b.length) {
            return 0;
        }
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    static double cosine(float[] a, float[] b) {
        double lengths = Math.sqrt(dot(a, a) * dot(b, b));
        return lengths == 0 ? 0 : dot(a, b) / lengths;
    }

    static float[] mean(Collection<float[]> vectors) {
        float[] mean = new float[vectors.isEmpty() ? 0 : vectors.iterator().next().length];
        for (float[] vector : vectors) {
            for (int i = 0; i < mean.length; i++) {
                mean[i] += vector[i] / vectors.size();
            }
        }
        return mean;
    }

    static float[] minus(float[] a, float[] b) {
        if (a == null || a.length != b.length) {
            return a;
        }
        float[] difference = new float[a.length];
        for (int i = 0; i < a.length; i++) {
            difference[i] = a[i] - b[i];
        }
        return difference;
    }
}
