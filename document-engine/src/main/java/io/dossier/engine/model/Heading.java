package io.dossier.engine.model;

/**
 * A heading. Its own locator's heading path ends with its parent.
 *
 * @param level 1 for the top level
 * @param number the number as printed, such as {@code 3.1.2}; empty for an unnumbered heading
 * @param text the heading without its number
 */
public record Heading(int index, Locator at, int level, String number, String text) implements Block {}
