package io.dossier.documents;

import io.dossier.files.ReceivedFile;
import io.dossier.files.Uploads;
import io.dossier.files.model.StoredFile;
import io.dossier.identity.Caller;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import io.dossier.ids.Ids;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.util.UUID;

/** Takes in documents that were written elsewhere. Without a transaction: the object is stored before its rows. */
@Stateless
@RolesAllowed(Roles.USER)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class LocalDocuments {

    private static final String CONTAINER = "documents";

    private final CurrentCaller currentCaller;
    private final Uploads uploads;
    private final LocalDocumentRecords records;

    /** For the container's proxy. */
    protected LocalDocuments() {
        this(null, null, null);
    }

    @Inject
    public LocalDocuments(CurrentCaller currentCaller, Uploads uploads, LocalDocumentRecords records) {
        this.currentCaller = currentCaller;
        this.uploads = uploads;
        this.records = records;
    }

    /**
     * Stores a Word file as it is; nothing is generated.
     *
     * @param upload in any container, under its bare name
     */
    public LocalDocument receive(ReceivedFile upload) {
        Caller caller = currentCaller.get();
        UUID id = Ids.next();
        ReceivedFile placed = new ReceivedFile(
                id + "/" + upload.name(),
                CONTAINER,
                upload.declaredType(),
                upload.content(),
                upload.size(),
                upload.sha256());
        StoredFile file = uploads.receiveWord(
                caller, placed, (stored, reserved) -> records.add(stored.generatedFor(id), reserved, upload.name()));
        return LocalDocument.of(id, upload.name(), file);
    }
}
