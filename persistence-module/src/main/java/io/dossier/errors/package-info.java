/**
 * What can go wrong, and how it is said.
 *
 * <ul>
 *   <li>One exception, {@link io.dossier.errors.DossierException}, rolls the transaction back and carries an
 *       {@link io.dossier.errors.ErrorCode}: HTTP status and wire code.
 *   <li>Messages are texts for the caller: no internals, no secrets, never the content of something that he may not see.
 *   <li>The two body families of the interface are renderers in the web module, chosen by path.
 * </ul>
 *
 * <p>Out of scope: logging, and statuses that hang on the path (400 or 401).
 */
package io.dossier.errors;
