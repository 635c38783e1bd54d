/**
 * The process that reads users' files and writes documents, and the protocol that the server speaks with it.
 *
 * <ul>
 *   <li>One task at a time: a line of JSON on standard input, a line of JSON on standard output. Whatever else is printed
 *       goes to standard error.
 *   <li>A task that fails says whose fault it is: the file's ({@code UNREADABLE} and its like), or ours ({@code CRASHED}).
 *       A file that fills the worker's memory ends it; that is {@code TOO_LARGE}, not a crash.
 *   <li>An output appears under its name only when it is whole.
 *   <li>A worker is expendable: it is killed on time-out, dies when memory runs out, and ends when its standard input
 *       closes, in the middle of a task too. So a killed server leaves none behind.
 *   <li>A worker gets no secret of the server: its environment is emptied, its connections lead nowhere.
 *   <li>{@link io.dossier.engine.worker.WorkerProcess} is all that the server loads of this; restarting is its owner's
 *       work.
 * </ul>
 */
package io.dossier.engine.worker;
