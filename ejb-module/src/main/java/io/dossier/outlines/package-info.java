/**
 * Outlines as clients read and replace them.
 *
 * <ul>
 *   <li>An outline's id is its document's; the id of the details record is taken as well, since answers name only these.
 *   <li>Whoever may read a document may read its outline; an outline that there is not is a bad request (400).
 *   <li>Replacing one leaves the details of a finished document as they are; while it is being generated it is refused.
 * </ul>
 *
 * <p>Out of scope: planning them ({@code generation}).
 */
package io.dossier.outlines;
