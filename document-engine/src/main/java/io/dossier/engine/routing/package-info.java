/**
 * Which source passage belongs under which heading, without a language model.
 *
 * <ul>
 *   <li>Source sections choose their target by the map of headings (data files beside this package); children that the
 *       map does not know follow their parent.
 *   <li>Passages are copied as their author bounded them: retrieval ranks, it never cuts.
 *   <li>Facets: how an assessment is made, how it is analysed and what came out stand under the same words; text of one
 *       never fills a section of another, a plan never a section on results.
 *   <li>Zones: a synopsis feeds synopsis sections only, an appendix only the section that its own title names.
 *   <li>Ties go by the similarity of heading paths and by document order; two sections that tie in one chapter share
 *       the passages by their words.
 *   <li>A section that no heading names takes passages with its cue words only from where a layout keeps them: moved
 *       from the section of a broader topic, copied from one that tells it in passing. Else it stays empty and names
 *       candidates: a wrong passage costs a writer more than none.
 *   <li>Text under a section's very title stays together; lists and tables stay with what leads them.
 *   <li>Tables of sources without headings go to sections of a report by title, file name or rows, never to methods.
 *   <li>Instructions come first: they choose sources and source headings, and the explanation says so.
 *   <li>Pure and deterministic: no files, no clock, no network, no native code. It runs in the server.
 * </ul>
 *
 * <p>Out of scope: what a rule makes of the passages (rules).
 */
package io.dossier.engine.routing;
