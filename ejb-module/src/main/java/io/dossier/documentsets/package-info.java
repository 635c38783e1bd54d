/**
 * Document sets as clients make and read them.
 *
 * <ul>
 *   <li>A set that there is not is a bad request (400), one that the caller is no member of is forbidden (403).
 *   <li>Documents join through generation only; which set a request means is decided there.
 *   <li>A list shows the ids of the documents in order of joining, from one query for all sets.
 * </ul>
 */
package io.dossier.documentsets;
