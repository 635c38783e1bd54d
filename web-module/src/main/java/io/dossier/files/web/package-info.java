/**
 * Files over HTTP.
 *
 * <ul>
 *   <li>An upload is counted and hashed while it streams to disk; the heap never holds it, and no more than the limit is
 *       ever read.
 *   <li>What was spooled is gone when the request is over, however it ended.
 *   <li>The proxy passes the object store's bytes on and nothing else of its answer.
 * </ul>
 */
package io.dossier.files.web;
