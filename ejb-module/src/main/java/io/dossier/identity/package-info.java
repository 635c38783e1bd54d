/**
 * Who calls, for which organization, with which permissions.
 *
 * <ul>
 *   <li>A token is genuine if a known issuer signed it (RS256), it has not expired and was not revoked.
 *   <li>The directory decides: organization, role and permissions are read from the account, and a token whose
 *       organization contradicts it is refused (401).
 *   <li>An account without organization gets tokens, and every endpoint answers it with 403.
 *   <li>Everything refuses by default: a resource method without a security annotation is refused to all.
 *   <li>A token's permissions can narrow the account's, never widen them.
 * </ul>
 *
 * <p>Out of scope: who may see which document set (features that own the rows, through
 * {@link io.dossier.identity.model.Visibility}).
 */
package io.dossier.identity;
