package io.dossier.generation;

import io.dossier.documents.model.DocumentSource;
import io.dossier.files.model.StoredObject;
import java.util.List;

/**
 * A request whose files are pinned.
 *
 * @param templateFile null for a template without Word file
 */
public record PinnedRequest(GenerateDocument request, List<DocumentSource> sources, StoredObject templateFile) {

    public PinnedRequest {
        sources = List.copyOf(sources);
    }
}
