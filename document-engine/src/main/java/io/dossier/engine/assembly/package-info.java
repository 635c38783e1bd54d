/**
 * Writes generated blocks into a Word template: a linear rebuild of the body that keeps all the template has.
 *
 * <ul>
 *   <li>What the template shows stays: title page, headers, footers, Word sections, table of contents, text; guidance
 *       for the author goes, in whatever form it comes.
 *   <li>Each generated paragraph, list item and table stands in one content control whose tag is the block's id; the
 *       origins stand in a custom XML part ({@code urn:dossier:provenance:1}).
 *   <li>So does each place outside of the sections where a value of the study is shown.
 *   <li>The same template and request give the same bytes: no clock, no random ids, parts sorted.
 *   <li>Numbers and markers are written as printed in the source; a list goes on only while the source's does.
 *   <li>A section that got nothing says so, unless the template's own text stands there or sections below it follow.
 *   <li>What is written is valid against the schema; a test proves it for each template known.
 * </ul>
 *
 * <p>{@link io.dossier.engine.assembly.PageNumbers} writes the pages into the contents list of a document, where somebody
 * can lay it out; elsewhere they stay blank until Word, which is told to, fills them in. A note of a source becomes a
 * footnote behind its passage; one of a table stays below the table.
 *
 * <p>Out of scope: laying the document out in pages; lists of tables and figures, which Word renews.
 */
package io.dossier.engine.assembly;
