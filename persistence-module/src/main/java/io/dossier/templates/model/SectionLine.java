package io.dossier.templates.model;

import java.util.UUID;

/** A section as listings show it: without texts. */
public record SectionLine(UUID templateId, UUID sectionId, String name, int orderIndex, int level) {}
