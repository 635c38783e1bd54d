/**
 * Runs as batch jobs: who starts them, when, and what their steps call.
 *
 * <ul>
 *   <li>The row is the queue. A message, a timer and the start of the server wake the dispatcher;
 *       whatever wakes it, it claims what is due until the cap of all nodes is reached.
 *   <li>The end of a job sends a message: the broker chooses who goes on.
 *   <li>A job is started outside any transaction, after its claim is committed. What happens between the two is
 *       repaired by the lease.
 *   <li>A job is never revived: after a crash a new one starts and skips what the ledger holds.
 *   <li>A step is a small batchlet that calls one service method and is safe to repeat.
 *   <li>Whatever way a job ends, a run that is then neither done nor failed is handed back and waits for its next
 *       attempt.
 * </ul>
 *
 * Not here: what the steps do ({@code io.dossier.generation}), the status that users see (the document's).
 */
package io.dossier.generation.jobs;
