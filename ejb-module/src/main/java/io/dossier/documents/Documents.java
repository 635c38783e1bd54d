package io.dossier.documents;

import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentRepository;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import io.dossier.identity.model.Visibility;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;

/** Shows documents. */
@Stateless
@RolesAllowed(Roles.USER)
public class Documents {

    private final CurrentCaller currentCaller;
    private final DocumentAccess access;
    private final DocumentRepository documents;

    /** For the container's proxy. */
    protected Documents() {
        this(null, null, null);
    }

    @Inject
    public Documents(CurrentCaller currentCaller, DocumentAccess access, DocumentRepository documents) {
        this.currentCaller = currentCaller;
        this.access = access;
        this.documents = documents;
    }

    /** What the caller sees, newest first. */
    public DocumentList list() {
        return new DocumentList(
                documents.list(visibility()).stream().map(DocumentItem::from).toList());
    }

    /** One document; 404 if there is none, 403 if the caller may not see it. */
    public DocumentEnvelope read(String id) {
        Document document = access.readable(visibility(), id);
        return new DocumentEnvelope(DocumentView.from(document, documents.names(document.id())));
    }

    /** How far a document is; 404 if there is none that the caller may see. */
    public DocumentStatusView status(String id) {
        return DocumentStatusView.from(access.visible(visibility(), id));
    }

    private Visibility visibility() {
        return currentCaller.get().visibility();
    }
}
