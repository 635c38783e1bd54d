/**
 * What authors, templates and users ask for in plain words, as far as the engine understands it.
 *
 * <ul>
 *   <li>Read from the document's, the section's and the user's instructions and from rules. Never from a source: what
 *       a source says is material, whatever it says.
 *   <li>Understood are: which sources to use, only to use or not to use; a source heading to take the text from; no
 *       tables, no lists, only tables, only lists; only the rows of tables with a value, or one by its number; the first paragraphs, a number of sentences or words; only the value; left to
 *       the author. Everything else is guidance for people and has no effect.
 *   <li>Guidance in a template is prose for authors: a sentence of it has an effect only if it begins as an order.
 *   <li>What had an effect is told with the words that asked for it.
 * </ul>
 */
package io.dossier.engine.instructions;
