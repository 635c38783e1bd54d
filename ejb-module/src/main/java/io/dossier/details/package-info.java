/**
 * Details as clients read and replace them.
 *
 * <ul>
 *   <li>Whoever may read a document may read its details.
 *   <li>Sections come by {@code order_index}, their rules in the order in which they were applied.
 *   <li>The link to the Word file is made on each read and after the transaction.
 *   <li>Replaced sections get new ids; a text that is unchanged keeps the places it came from, an edited one has none.
 *   <li>The Word file is not written anew by a replacement.
 * </ul>
 *
 * <p>Out of scope: what rules write into them ({@code generation}).
 */
package io.dossier.details;
