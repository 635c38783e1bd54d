/**
 * The description of the interface: written when the archive is built, served at {@code /openapi} to whom {@code openapi.access} allows it.
 *
 * <ul>
 *   <li>Paths, parameters and bodies are read off the resources and their records, under the names that Jackson gives them.
 *   <li>A resource says only what nobody else can know: a summary, a status of its own and its reason.
 *   <li>What holds for every operation is added here, from the same rules that the application answers by: who may call,
 *       the status for a missing credential, the family of the error's body.
 * </ul>
 *
 * <p>The black-box tests hold every answer that they get against it.
 */
package io.dossier.description.web;
