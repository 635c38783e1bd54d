package io.dossier.documents;

import io.dossier.documents.model.DocumentRepository;
import io.dossier.files.OutputVisibility;
import io.dossier.identity.model.Visibility;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.Set;
import java.util.UUID;

/** A generated file is seen by those who see its document. */
@Dependent
public class GeneratedFiles implements OutputVisibility {

    private final DocumentRepository documents;

    @Inject
    public GeneratedFiles(DocumentRepository documents) {
        this.documents = documents;
    }

    @Override
    public Set<UUID> visible(Visibility visibility, Set<UUID> documentIds) {
        return Set.copyOf(documents.visible(visibility, documentIds));
    }
}
