/**
 * What a template's rules write: passages, tables, values, each with its origin.
 *
 * <ul>
 *   <li>CopyPasteRule writes passages as their author wrote them; TableRule tables by number, range, subject or file;
 *       ExtractRule a value with its label, or the sentence that states it; SummaryRule chosen sentences, unchanged;
 *       InstructionRule nothing: it governs the rules beside it.
 *   <li>Everything is in the sources' own words; each sentence, label and cell names its exact place.
 *   <li>Everything passes the number lock in {@link io.dossier.engine.rules.NumberGate}, the only way to a result.
 *   <li>A rule that finds nothing, or answers that differ, says why and names what was near; it never fails and never
 *       guesses. Confidence stands for the class of evidence.
 *   <li>Ids depend on section, rule and source block only: the same inputs give the same ids in every run.
 *   <li>A rule of an unknown type is an instruction and says so.
 *   <li>Pure and deterministic: it runs in the server. What facts are called stands in data files beside this package.
 * </ul>
 *
 * <p>Out of scope: choosing the passages of a section (routing), writing them into Word (assembly).
 */
package io.dossier.engine.rules;
