package io.dossier.engine.model;

/**
 * One item of a list.
 *
 * @param level depth of the item, 0 for the outermost list
 * @param marker the bullet or number as printed, such as {@code •}, {@code [4b]} or {@code 2.}
 */
public record ListItem(int index, Locator at, int level, String marker, String text) implements Block {}
