/**
 * Reads RTF: paragraphs and tables.
 *
 * <ul>
 *   <li>Titles in a page header become the table's title, page footers its notes, header rows there its header rows.
 *   <li>Header rows that are repeated within a table are kept once.
 * </ul>
 */
package io.dossier.engine.reading.rtf;
