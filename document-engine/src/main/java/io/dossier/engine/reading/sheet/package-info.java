/**
 * Reads XLSX as a stream, each sheet as one table.
 *
 * <ul>
 *   <li>Row and column numbers are those of the sheet; merged areas are one cell.
 *   <li>Numbers and dates read as their format shows them to an English reader; formulas read as their kept result.
 *   <li>Hidden sheets are read and marked by a note.
 * </ul>
 */
package io.dossier.engine.reading.sheet;
