package io.dossier.library;

/**
 * A passage as it is searched.
 *
 * @param id unique in the organization
 * @param heading the headings it stands under, joined; may be empty
 * @param vector embedding of unit length
 */
public record IndexPassage(String id, String heading, String text, float[] vector) {}
