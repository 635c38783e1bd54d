/**
 * Where the words of a generated document came from.
 *
 * <ul>
 *   <li>What is recorded comes first: the sentence or cell of the source that was copied, with its page, table, row and
 *       column. Only where nothing is recorded are the document's sources looked through for passages that say the same.
 *   <li>Whoever may see a document may ask where it came from; links to its sources are made after the transaction.
 * </ul>
 *
 * <p>Out of scope: recording it ({@code generation}); search over the whole library ({@code library}).
 */
package io.dossier.provenance;
