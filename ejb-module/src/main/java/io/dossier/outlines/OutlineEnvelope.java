package io.dossier.outlines;

/** One outline. */
public record OutlineEnvelope(OutlineView outline) {}
