/**
 * Reads DOCX from its XML parts.
 *
 * <ul>
 *   <li>A heading is told by its resolved outline level, or the name of a style in its chain; numbers are computed.
 *   <li>Tracked changes read as accepted; hidden text and tables of contents are left out.
 *   <li>Elements are told by their local names, so the strict and the transitional form read alike.
 *   <li>No page numbers: Word alone knows them.
 * </ul>
 */
package io.dossier.engine.reading.word;
