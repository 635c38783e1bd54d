package io.dossier.details.model;

/** A section's title and place. */
public record SectionHeading(String title, int orderIndex) {}
