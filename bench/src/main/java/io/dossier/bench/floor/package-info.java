/**
 * What the main job costs beside the bare libraries on the same files, and whether it grows no faster than the document.
 *
 * <p>Both are processes of their own, so that each pays for its own start. The study is not part of the repository: {@code
 * bench/floor/run} says where it looks; the documents that grow are made up.
 */
package io.dossier.bench.floor;
