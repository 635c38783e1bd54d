package io.dossier.generation.model;

import java.util.UUID;

/**
 * A node's right to work on a run.
 *
 * @param number grows with every claim of the run: an older one has been lost
 */
public record Claim(UUID runId, long number) {}
