package io.dossier.documents;

import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentRepository;
import io.dossier.files.FileDirectory;
import io.dossier.files.model.StoredFile;
import io.dossier.files.model.StoredObject;
import io.dossier.identity.Roles;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;

/** The transaction in which an uploaded document gets its rows. */
@Stateless
@RolesAllowed(Roles.USER)
public class LocalDocumentRecords {

    private final DocumentRepository documents;
    private final FileDirectory files;

    /** For the container's proxy. */
    protected LocalDocumentRecords() {
        this(null, null);
    }

    @Inject
    public LocalDocumentRecords(DocumentRepository documents, FileDirectory files) {
        this.documents = documents;
        this.files = files;
    }

    /** @param file tied to its document */
    public void add(StoredFile file, List<String> reservedKeys, String documentName) {
        UUID id = file.documentId().orElseThrow();
        documents.add(Document.uploaded(
                id,
                file.organizationId(),
                file.createdBy(),
                documentName,
                new StoredObject(file.objectKey(), file.sha256()),
                file.createdAt()));
        files.receive(file, reservedKeys);
    }
}
