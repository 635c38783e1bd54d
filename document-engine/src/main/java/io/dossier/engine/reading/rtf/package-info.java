/**
 * Reads RTF: headings, paragraphs, lists, notes, and above all the tables of clinical outputs.
 *
 * <ul>
 *   <li>The columns of a table are made of all its cells' edges; merged cells are one cell with spans.
 *   <li>A title is a line that starts with Table, Listing or Figure and a number, with the lines below it: above the
 *       table, in its first rows or in the page header of its section. Notes stand below it, in its last rows or in the
 *       page footer. Rows in a page header that have the table's columns are its header rows.
 *   <li>Behind a page break a table goes on if its columns are the same and its title or its first rows come again. Header
 *       rows are kept once. The rows of such a table know their pages, counted by the breaks; nothing else in RTF does.
 *   <li>Raised digits behind a digit, symbol fonts and fields that insert a symbol read as what they look like. Deleted and
 *       hidden text is left out.
 * </ul>
 */
package io.dossier.engine.reading.rtf;
