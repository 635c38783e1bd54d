package io.dossier.engine.assembly;

/**
 * What is known of a document that was assembled.
 *
 * @param hasContents whether it has a contents list, which {@link PageNumbers} can complete
 */
public record AssembledDocument(boolean hasContents) {}
