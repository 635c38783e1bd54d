/**
 * The pool of worker processes: whatever opens a user's file, or runs the embedding model, happens in one of them.
 *
 * <ul>
 *   <li>There are never more than the settings say; a task waits for one to become free.
 *   <li>A worker that died or was ended for taking too long is replaced with the next task.
 *   <li>A crash is retried once; a file that cannot be read is not, and its owner is told why.
 *   <li>No transaction is open while a task runs.
 * </ul>
 *
 * Not here: what the tasks do ({@code io.dossier.engine.worker}).
 */
package io.dossier.workers;
