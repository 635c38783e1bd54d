/**
 * Files in and out: upload, listing, references to files, presigned links.
 *
 * <ul>
 *   <li>The object is put first, under a key that was never used; the row follows in a short transaction; when the row
 *       fails the object is removed. Nothing is half-stored, and no transaction waits for the store.
 *   <li>A file is what its leading bytes say it is; name, declared type and bytes must agree.
 *   <li>The server never opens a user's file: Word files are converted by LibreOffice or a worker process.
 *   <li>Whatever names a file (listed name, container and name, full key, presigned link) is resolved in one place,
 *       {@link io.dossier.files.FileDirectory}, within the caller's organization.
 * </ul>
 *
 * <p>Out of scope: what is in the files ({@code library}), documents ({@code documents}).
 */
package io.dossier.files;
