/**
 * What the engine knows of a source: a flat list of blocks, each with its place.
 *
 * <ul>
 *   <li>A block's index is its position; nothing refers to a block otherwise.
 *   <li>Text is kept as printed, only white space is folded: numbers are never re-formatted.
 *   <li>Counts in locators start at 1 (page, table, row, column), character offsets at 0.
 *   <li>The model is data: it is written as JSON, kept under its source's hash and read by the server, which never
 *       opens the source itself.
 * </ul>
 */
package io.dossier.engine.model;
