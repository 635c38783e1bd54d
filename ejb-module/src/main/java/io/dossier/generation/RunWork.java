package io.dossier.generation;

import io.dossier.generation.model.Claim;
import io.dossier.library.SourceFile;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * What a step is to work on.
 *
 * @param createdAt when the version was asked for: every date in the document
 * @param sources in the order in which the user named them
 * @param done the parts of the step that the ledger holds
 */
public record RunWork(
        Claim claim,
        UUID documentId,
        int version,
        UUID organizationId,
        Instant createdAt,
        List<SourceFile> sources,
        Set<String> done) {

    /** The part of a step that has only one. */
    static final String WHOLE = "all";

    public RunWork {
        sources = List.copyOf(sources);
        done = Set.copyOf(done);
    }

    boolean isDone() {
        return done.contains(WHOLE);
    }
}
