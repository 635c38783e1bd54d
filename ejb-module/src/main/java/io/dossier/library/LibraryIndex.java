package io.dossier.library;

import io.dossier.library.LibraryRecords.IngestedContent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Keeps the search index as the database has it. Its failures are logged and repaired later, never thrown. */
@ApplicationScoped
public class LibraryIndex {

    private static final Logger LOG = Logger.getLogger(LibraryIndex.class.getName());

    private LibraryRecords records;
    private ChunkIndex index;

    protected LibraryIndex() {}

    @Inject
    public LibraryIndex(LibraryRecords records, ChunkIndex index) {
        this.records = records;
        this.index = index;
    }

    /** Indexes a source's passages anew. */
    public void update(UUID organizationId, String sha256) {
        try {
            index.replace(organizationId, sha256, records.passages(organizationId, sha256));
        } catch (IndexUnavailable e) {
            LOG.log(Level.WARNING, e, () -> "Source " + sha256 + " is not indexed; the repair will do it");
        }
    }

    private boolean isLacking(IngestedContent content) {
        return index.count(content.organizationId(), content.sha256()) != content.chunks();
    }

    /** Indexes what the index lacks. */
    public void repair() {
        try {
            List<IngestedContent> lacking =
                    records.ingested().stream().filter(this::isLacking).toList();
            lacking.forEach(content -> update(content.organizationId(), content.sha256()));
            if (!lacking.isEmpty()) {
                LOG.log(Level.INFO, "{0} sources were not in the search index and have been indexed", lacking.size());
            }
        } catch (IndexUnavailable e) {
            LOG.log(Level.WARNING, "The search index cannot be repaired now", e);
        }
    }
}
