/**
 * The record of where each generated sentence and cell came from.
 *
 * <ul>
 *   <li>Nothing is generated without an origin.
 *   <li>Ids are derived from the document's inputs, never drawn at random: the same inputs give the same bytes.
 * </ul>
 */
package io.dossier.engine.provenance;
