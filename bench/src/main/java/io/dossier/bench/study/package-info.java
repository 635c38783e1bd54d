/**
 * A study report written from a study's documents by a template with rules, and what of it is right.
 *
 * <p>The data are not part of the repository: {@code bench/study-b/run} says where it looks. The checks are in Python and
 * read the Word file that was written, not our own records of it.
 */
package io.dossier.bench.study;
