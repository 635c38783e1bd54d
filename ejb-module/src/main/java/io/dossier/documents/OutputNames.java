package io.dossier.documents;

import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentRepository;
import io.dossier.errors.DossierException;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;

/** Gives documents other names for their files. */
@Dependent
public class OutputNames {

    private final DocumentRepository documents;

    @Inject
    public OutputNames(DocumentRepository documents) {
        this.documents = documents;
    }

    /**
     * Gives a document another name, by which it is found again when it is asked for under that name; 400 if another
     * document of the organization has it.
     *
     * @param wanted with or without extension; null or blank for none
     */
    public void give(Document document, String wanted) {
        if (wanted == null || wanted.isBlank()) {
            document.writtenTo(null);
            return;
        }
        String name = OutputName.of(wanted.strip());
        documents
                .claimOutputName(document.organizationId(), name)
                .filter(other -> !other.id().equals(document.id()))
                .ifPresent(other -> {
                    throw DossierException.invalid("output_name already in use");
                });
        document.writtenTo(name);
    }
}
