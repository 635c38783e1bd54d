package io.dossier.generation;

import java.time.Duration;

/**
 * How runs are dispatched.
 *
 * @param nodeName this node's name, unlike any other's
 * @param maxRunning how many runs may be at work in all nodes together
 * @param lease how long a claim counts without being renewed
 * @param maxAttempts claims without any progress after which a run is Failed
 * @param emptySectionText told in the document where nothing was found, so that nobody takes an empty section for a
 *     finished one; {@code none} leaves it empty
 */
public record GenerationSettings(
        String nodeName, int maxRunning, Duration lease, int maxAttempts, String emptySectionText) {

    private static final String NONE = "none";

    public GenerationSettings {
        require(!nodeName.isBlank() && !nodeName.contains("/"), "node.name", "a name without a slash");
        require(maxRunning >= 1 && maxRunning <= 100, "generation.max-running", "from 1 to 100");
        require(lease.toSeconds() >= 5, "generation.lease-seconds", "at least 5");
        require(maxAttempts >= 1, "generation.max-attempts", "at least 1");
        emptySectionText = emptySectionText.equals(NONE) ? "" : emptySectionText;
    }

    /** How long to wait before attempt number {@code attempts + 1}: 5 s, then three times longer each time. */
    public static Duration backOff(int attempts) {
        return Duration.ofSeconds(5L * (long) Math.pow(3, Math.min(Math.max(attempts, 1), 6) - 1.0));
    }

    private static void require(boolean holds, String name, String expected) {
        if (!holds) {
            throw new IllegalArgumentException("Setting " + name + " must be " + expected);
        }
    }
}
