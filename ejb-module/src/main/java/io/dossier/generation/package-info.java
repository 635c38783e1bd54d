/**
 * A document's way from the request to Ready or Failed.
 *
 * <ul>
 *   <li>Sources are pinned (object and hash) before the answer; nobody's later upload changes what a run reads.
 *   <li>Document, sources, run, message and trail commit together; a second request with the same output name finds the
 *       first document.
 *   <li>A step works without a transaction and writes its results with their ledger entry in one short one, under its
 *       claim. Repeating a step is harmless.
 *   <li>What is the owner's to mend (a missing or unreadable file) ends the run Failed with a message for him; what is
 *       not (store, database, worker) is tried again, longer apart each time, a few times.
 *   <li>Dates and ids in the document come from the run and its inputs: the same run always writes the same bytes.
 * </ul>
 *
 * Not here: when runs start ({@code io.dossier.generation.jobs}), what routes and writes ({@code io.dossier.engine}).
 */
package io.dossier.generation;
