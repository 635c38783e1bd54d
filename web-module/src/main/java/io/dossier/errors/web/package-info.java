/**
 * Turns everything that goes wrong into an answer of the interface.
 *
 * <ul>
 *   <li>The path decides the family of the body: {@code {detail}} or {@code {error_code, message, …}}.
 *   <li>Failures without a code of ours are logged with the request's id and answered with a fixed text.
 *   <li>What the container refuses before a resource runs gets the same bodies, through the error page.
 *   <li>A missing or bad credential is 400 on the few paths that list it so, else 401; both carry
 *       {@code WWW-Authenticate: Bearer}.
 *   <li>Refusals are audited here, once: nobody else has to remember.
 * </ul>
 */
package io.dossier.errors.web;
