/**
 * Reads PDF: a page is glyphs with places, so lines, headings, paragraphs and tables are inferred, in this order.
 *
 * <ul>
 *   <li>Lines are built with font and position; lines at the page's edge that recur are running heads and dropped.
 *   <li>Contents pages are read, then dropped: they tell headings from look-alikes.
 *   <li>A heading has a number and is bold or in the contents, or is a short bold line on its own.
 *   <li>A table is what rulings enclose, or lines whose words stand in the same columns.
 *   <li>What is left is joined into paragraphs and list items, over pages as well.
 * </ul>
 */
package io.dossier.engine.reading.pdf;
