/**
 * The readers against second readers that know nothing of them: LibreOffice with a plain walk, the control words of the
 * file, poppler; and against the bare libraries in time.
 *
 * <p>The files are not part of the repository: {@code bench/readers/run} says where it looks.
 */
package io.dossier.bench.readers;
