package io.dossier.library;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.UUID;

/** Whether passages can be searched now. */
@ApplicationScoped
public class SearchHealth {

    /** Nobody's: asking for it touches the index and finds nothing. */
    private static final UUID NOBODY = new UUID(0, 0);

    private final ChunkIndex index;

    /** For the container's proxy. */
    protected SearchHealth() {
        this(null);
    }

    @Inject
    public SearchHealth(ChunkIndex index) {
        this.index = index;
    }

    public boolean available() {
        try {
            return index.count(NOBODY, "") == 0;
        } catch (IndexUnavailable e) {
            return false;
        }
    }
}
