/**
 * PostgreSQL, the message broker and the object store of the embedded default, in one process of their own.
 *
 * <ul>
 *   <li>Real parts with their real protocols: the product's configuration for customers' own services differs in
 *       addresses and passwords only.
 *   <li>All listen on 127.0.0.1 only, and each asks for a password.
 *   <li>All data outlive the process, a killed one's too. PostgreSQL runs on when this process is killed; the next one
 *       attaches to it.
 *   <li>PostgreSQL writes through to the disk ({@code fsync}), which its binaries' library would switch off.
 *   <li>The process is ready when the file of {@code ready.file} holds its pid: all three run. It ends with code 3 and a
 *       plain text when a port is taken.
 *   <li>A service that dies is started again within a second or so. One that is named in the file of
 *       {@code stopped.file} is stopped until it no longer is: the others run on.
 * </ul>
 */
package io.dossier.services;
