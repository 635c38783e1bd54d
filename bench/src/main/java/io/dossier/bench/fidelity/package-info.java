/**
 * What of a template reaches the documents that are written by it.
 *
 * <p>The data are not part of the repository: {@code bench/fidelity/run} says where it looks. The checks are in Python and
 * read the Word files themselves; LibreOffice reads them a second time.
 */
package io.dossier.bench.fidelity;
