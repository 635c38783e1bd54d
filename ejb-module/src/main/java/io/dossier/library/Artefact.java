package io.dossier.library;

import io.dossier.files.StorageKeys;
import java.util.UUID;

/**
 * What is computed from bytes or texts and kept under their hash. The number grows when the code that makes it changes
 * its mind, so that old results are not taken for new ones.
 */
enum Artefact {
    /** A {@link io.dossier.engine.model.DocumentModel}. */
    MODEL("model", "1"),
    /** An {@link io.dossier.engine.chunking.IngestedSource}. */
    INGESTED("ingested", "1"),
    /** Embeddings of a list of texts, in its order. */
    VECTORS("vectors", "1");

    private final String what;
    private final String version;

    Artefact(String what, String version) {
        this.what = what;
        this.version = version;
    }

    String key(UUID organizationId, String sha256) {
        return StorageKeys.derived(organizationId, sha256, what, version);
    }
}
