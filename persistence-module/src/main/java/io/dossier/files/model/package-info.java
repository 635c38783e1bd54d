/**
 * The directory of files: what lies in the object store under which key.
 *
 * <ul>
 *   <li>A row is never pointed at another object: a new upload of a name is a new row, the earlier one stays, no longer
 *       {@code current}.
 *   <li>A Word file uploaded as a source is listed as the PDF made from it; the row holds both, and extraction reads the
 *       original.
 *   <li>A name is looked up within one organization, never across.
 * </ul>
 */
package io.dossier.files.model;
