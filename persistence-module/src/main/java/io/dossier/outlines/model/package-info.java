/**
 * Outlines: the sections that a document is written after.
 *
 * <ul>
 *   <li>One outline for each document; its id is the document's.
 *   <li>{@code order_index} and {@code section_id} are there once in an outline; gaps in the order are allowed.
 *   <li>Sections are replaced as a whole.
 * </ul>
 */
package io.dossier.outlines.model;
