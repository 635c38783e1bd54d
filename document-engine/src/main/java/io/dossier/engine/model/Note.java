package io.dossier.engine.model;

/**
 * A footnote or endnote, placed behind the block that refers to it.
 *
 * @param marker the reference mark as printed
 */
public record Note(int index, Locator at, String marker, String text) implements Block {}
