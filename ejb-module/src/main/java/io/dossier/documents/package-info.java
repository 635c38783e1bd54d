/**
 * Documents as clients see them.
 *
 * <ul>
 *   <li>Who may not see a document is told so by the single read (403) and hears nothing from the status (404).
 *   <li>An id that is none names nothing.
 *   <li>{@code progress} is always null.
 *   <li>A document that is uploaded is Ready at once and seen by its owner; it has neither details nor outline.
 *   <li>Other features ask {@link io.dossier.documents.DocumentAccess} before they show what hangs on a document.
 * </ul>
 *
 * <p>Out of scope: asking for documents ({@code generation}).
 */
package io.dossier.documents;
