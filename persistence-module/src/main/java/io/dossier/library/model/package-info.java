/**
 * What is known of the sources' bytes: that they were read, what they are, their passages with embeddings.
 *
 * <ul>
 *   <li>The key is the content's hash within an organization, never a file's name: the same bytes are read and embedded
 *       once, under whatever names they are uploaded.
 *   <li>Nothing is shared between organizations, so that nobody learns from a quick answer what others hold.
 *   <li>The large results (model, passages as the engine wrote them) are in the object store under the keys noted here;
 *       the passages are here as well, so that a search index is rebuilt from the database alone.
 * </ul>
 */
package io.dossier.library.model;
