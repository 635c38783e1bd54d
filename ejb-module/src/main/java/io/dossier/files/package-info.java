/**
 * Files in and out: upload, listing, references to files, presigned links.
 *
 * <ul>
 *   <li>An upload's key, never used before, is reserved first; then the object is put; the row follows in a short
 *       transaction that redeems the reservation. When something fails the object is removed, after a crash by
 *       {@link io.dossier.files.ExpiredObjects}. Nothing is half-stored, and no transaction waits for the store.
 *   <li>A file is what its leading bytes say it is; name, declared type and bytes must agree.
 *   <li>The server never opens a user's file: Word files are converted by LibreOffice or a worker process.
 *   <li>Whatever names a file (listed name, container and name, full key, presigned link) is resolved in one place,
 *       {@link io.dossier.files.FileDirectory}, within the caller's organization.
 * </ul>
 *
 * <p>Out of scope: what is in the files ({@code library}), documents ({@code documents}).
 */
package io.dossier.files;
