/**
 * What encrypted, corrupt, hostile and mistyped files do to a worker process, against the verdict their collector gave.
 *
 * <p>The files are not part of the repository: {@code bench/awkward/run} says where it looks.
 */
package io.dossier.bench.awkward;
