package io.dossier.documents;

import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentRepository;
import io.dossier.errors.DossierException;
import io.dossier.identity.model.Visibility;
import io.dossier.ids.Ids;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.Optional;

/** The one place that decides whether a caller may read a document, and what he is told if not. */
@Dependent
public class DocumentAccess {

    private static final String NOT_FOUND = "Document not found or not accessible";

    private final DocumentRepository documents;

    @Inject
    public DocumentAccess(DocumentRepository documents) {
        this.documents = documents;
    }

    /** The document of this id; 404 if there is none, 403 if it is another organization's or another set's. */
    public Document readable(Visibility visibility, String id) {
        return find(visibility, id).orElseThrow(DocumentAccess::notFound);
    }

    /** The same where an absent document is somebody else's to answer: empty if there is none, 403 as above. */
    public Optional<Document> find(Visibility visibility, String id) {
        Optional<Document> document = Ids.parse(id).flatMap(documents::find);
        document.ifPresent(found -> {
            visibility.requireOwn(found.organizationId());
            if (!documents.isVisible(visibility, found.id())) {
                throw DossierException.forbidden();
            }
        });
        return document;
    }

    /**
     * The same for whoever is going to change what belongs to the document, which is held until the transaction ends; 400
     * while it is being generated.
     */
    public Optional<Document> held(Visibility visibility, String id) {
        Optional<Document> document = find(visibility, id).flatMap(found -> documents.lock(found.id()));
        if (document.isPresent() && !document.get().status().isFinal()) {
            throw DossierException.invalid("Document is being generated");
        }
        return document;
    }

    /** The document of this id; 404 if there is none that the caller may read. */
    public Document visible(Visibility visibility, String id) {
        return Ids.parse(id)
                .filter(known -> documents.isVisible(visibility, known))
                .flatMap(documents::find)
                .orElseThrow(DocumentAccess::notFound);
    }

    private static DossierException notFound() {
        return DossierException.notFound(NOT_FOUND);
    }
}
