/**
 * What bodies of requests say beyond plain values.
 *
 * <ul>
 *   <li>Where a field that is absent and one that is null mean different things, a body holds it as
 *       {@link io.dossier.requests.Sent}.
 * </ul>
 */
package io.dossier.requests;
