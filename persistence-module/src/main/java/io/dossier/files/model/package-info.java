/**
 * The directory of files: what lies in the object store under which key.
 *
 * <ul>
 *   <li>A row is never pointed at another object: a new upload of a name is a new row, the earlier one stays, no longer
 *       {@code current}.
 *   <li>A Word file uploaded as a source is listed as the PDF made from it; the row holds both, and extraction reads the
 *       original.
 *   <li>An upload reserves its keys before the first byte is stored; a reservation that is never redeemed expires, and
 *       the object is removed. So a crash leaves no object that nobody knows of.
 *   <li>A name is looked up within one organization, never across.
 * </ul>
 */
package io.dossier.files.model;
