/**
 * What a template's rules write: passages, tables, values, each with its origin.
 *
 * <ul>
 *   <li>A passage is written as its author wrote it; each of its sentences, and each cell of a table, names its place.
 *   <li>A rule that finds nothing says why and names what was near; it never fails and never guesses.
 *   <li>Ids depend on section, rule and source block only: the same inputs give the same ids in every run.
 *   <li>A rule of an unknown type is an instruction for people: it writes nothing and says so.
 *   <li>Pure and deterministic: it runs in the server.
 * </ul>
 *
 * <p>Out of scope: choosing the passages of a section (routing), writing them into Word (assembly).
 */
package io.dossier.engine.rules;
