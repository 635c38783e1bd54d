package io.dossier.engine.routing;

import io.dossier.engine.chunking.IngestedSource;
import io.dossier.engine.model.DocumentModel;

/** A source as routing sees it: what was read, with its chunks and vectors. */
public record RoutedSource(DocumentModel model, IngestedSource ingested) {

    /** SHA-256 of the source. */
    public String source() {
        return model.source();
    }
}
