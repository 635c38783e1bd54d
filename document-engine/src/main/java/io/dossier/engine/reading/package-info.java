/**
 * Readers, one for each kind of file, from bytes to the model of blocks with places.
 *
 * <ul>
 *   <li>DOCX, PDF, CSV, XLSX and RTF are read: what may be uploaded. Content has to agree with the extension; templates,
 *       files with macros, old Office formats and protected files are refused as what they are.
 *   <li>A refusal is an {@link io.dossier.engine.reading.UnreadableSource}: it says what is wrong with the file and what
 *       its owner can do, and never names a class or a path.
 *   <li>Nothing outside the file is asked for: no relation, entity or link is followed.
 *   <li>One file may cost what {@link io.dossier.engine.reading.ReadingLimits} allows: 100 MiB as uploaded (CSV and RTF 64),
 *       512 MiB unpacked, 256 in one part (16 where a part is kept as a tree, 24 for the text of a DOCX, 64 for a stream of
 *       a PDF), 5,000 pages of 100,000 characters and 15 million in all, 250,000 paragraphs of 4 million, a million cells
 *       of 100,000 characters, 64 levels of nesting. Pictures are never unpacked. Beyond a
 *       bound a file is refused as too large; only cells are cut off, and that is a warning.
 *   <li>With these a worker of 512 MB heap is enough. Its owner ends it after 60 s.
 * </ul>
 */
package io.dossier.engine.reading;
