/**
 * Who did what, and who was refused what.
 *
 * <ul>
 *   <li>An entry is written in the transaction that it speaks of: both are there or neither.
 *   <li>A refusal is written in a transaction of its own, since the refused one rolls back.
 *   <li>Actions have the names of the interface ({@code document_upload}, {@code user_login}, …); what it does not name
 *       follows the same pattern ({@code template_create}).
 *   <li>No secret and no token value in any entry.
 *   <li>A leaf: knows no other feature. The actor is set by the web layer, or given by a job.
 * </ul>
 */
package io.dossier.audit;
