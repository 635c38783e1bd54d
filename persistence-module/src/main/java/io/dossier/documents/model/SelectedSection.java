package io.dossier.documents.model;

/**
 * A section that was chosen for generation.
 *
 * @param sectionId as the client named it
 * @param userInstructions for this section only; empty if none
 */
public record SelectedSection(String sectionId, String userInstructions) {}
