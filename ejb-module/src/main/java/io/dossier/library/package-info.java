/**
 * What the organization's sources say: read once, cut into passages with embeddings, found by search.
 *
 * <ul>
 *   <li>Sources are known by their content's hash: the same bytes are never read or embedded twice.
 *   <li>Files are read by worker processes only; results lie in the object store, passages in the database too.
 *   <li>The index is a copy: a run never fails because of it, and a timer repairs what it lacks.
 * </ul>
 *
 * Not here: which documents a caller may search; ranking.
 */
package io.dossier.library;
