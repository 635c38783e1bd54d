package io.dossier.templates.model;

import java.util.UUID;

/**
 * Where a section is to stand.
 *
 * @param orderIndex from 0
 * @param level 1 for the top level
 */
public record SectionPlace(UUID sectionId, int orderIndex, int level) {}
