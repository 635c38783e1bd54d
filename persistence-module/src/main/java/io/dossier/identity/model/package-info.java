/**
 * Organizations and accounts.
 *
 * <ul>
 *   <li>An account belongs to at most one organization; without one it may do nothing.
 *   <li>Owner and Internal see the whole organization; every other role sees the document sets that it is a member of.
 *   <li>{@code admin} is a permission, not a role: an Owner always has it, an Internal has it only if granted.
 * </ul>
 */
package io.dossier.identity.model;
