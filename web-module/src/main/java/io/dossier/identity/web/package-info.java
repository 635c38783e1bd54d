/**
 * Credentials at the door.
 *
 * <ul>
 *   <li>The container's mechanism only finds out who shows a token; {@link io.dossier.identity.web.AccessFilter} decides,
 *       so that every refusal is answered in the words of the interface.
 *   <li>A resource method says who may call it ({@code @RolesAllowed}, {@code @PermitAll}); one that says nothing is
 *       refused to everybody.
 *   <li>{@link io.dossier.identity.web.Permission} says which permission the token must name.
 *   <li>Order: credential, organization, role; existence and body come after.
 * </ul>
 */
package io.dossier.identity.web;
