package io.dossier.engine.model;

import java.util.List;

/**
 * The place of a passage, a table cell or a number in a source.
 *
 * @param source SHA-256 of the source's bytes, 64 lower-case hexadecimal digits
 * @param name name of the source as its owner uploaded it
 * @param page page of the source counted from 1; null where the format has no pages
 * @param headingPath headings from the top level down to the one the passage stands under; empty before the first
 * @param table number of the table in the source counted from 1; null outside a table
 * @param row row of the table counted from 1, header rows included; null for a whole table or outside one
 * @param column grid column of the table counted from 1; null for a whole table or outside one
 * @param from first character of the passage in its block's text, counted from 0; null for the whole block
 * @param to character behind the passage's last one; null for the whole block
 */
public record Locator(
        String source,
        String name,
        Integer page,
        List<String> headingPath,
        Integer table,
        Integer row,
        Integer column,
        Integer from,
        Integer to) {

    public Locator {
        headingPath = List.copyOf(headingPath);
    }

    /** The same block's characters from {@code from} up to, not including, {@code to}. */
    public Locator characters(int from, int to) {
        return new Locator(source, name, page, headingPath, table, row, column, from, to);
    }

    /** The cell in the given row and grid column, both counted from 1, of the table this locator names. */
    public Locator cell(int row, int column) {
        return new Locator(source, name, page, headingPath, table, row, column, null, null);
    }

    /** The same place on another page of the source. */
    public Locator onPage(Integer page) {
        return new Locator(source, name, page, headingPath, table, row, column, from, to);
    }
}
