/**
 * Outlines as clients read them.
 *
 * <ul>
 *   <li>An outline's id is its document's; the id of the details record is taken as well, since answers name only these.
 *   <li>Whoever may read a document may read its outline; an outline that there is not is a bad request (400).
 * </ul>
 *
 * <p>Out of scope: writing them ({@code generation}).
 */
package io.dossier.outlines;
