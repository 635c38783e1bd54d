/**
 * Details as clients read them.
 *
 * <ul>
 *   <li>Whoever may read a document may read its details.
 *   <li>Sections come by {@code order_index}, their rules in the order in which they were applied.
 *   <li>The link to the Word file is made on each read and after the transaction.
 * </ul>
 *
 * <p>Out of scope: writing them ({@code generation}).
 */
package io.dossier.details;
