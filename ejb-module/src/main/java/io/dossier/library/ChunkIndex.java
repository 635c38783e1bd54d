package io.dossier.library;

import java.util.List;
import java.util.UUID;

/** A search index over passages. It holds nothing that the database does not: it can be lost and is built again. */
public interface ChunkIndex {

    /**
     * Puts these passages in place of what the index holds of the source; found from when it returns.
     *
     * @throws IndexUnavailable if the index cannot be written; what it held may be gone
     */
    void replace(UUID organizationId, String source, List<IndexPassage> passages);

    /**
     * How many passages of a source the index holds.
     *
     * @throws IndexUnavailable if the index cannot be read
     */
    long count(UUID organizationId, String source);
}
