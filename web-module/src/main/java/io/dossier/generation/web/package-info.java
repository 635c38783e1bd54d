/**
 * Asking for a document to be generated.
 *
 * <p>Not here: reading documents and their status ({@code io.dossier.documents.web}).
 */
package io.dossier.generation.web;
