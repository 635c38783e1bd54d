package io.dossier.provenance;

import io.dossier.files.ObjectStore;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;

/** Says where texts came from. Without a transaction: links are made after it. */
@Stateless
@RolesAllowed(Roles.USER)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class Provenance {

    private final CurrentCaller currentCaller;
    private final ProvenanceRecords records;
    private final ObjectStore store;

    /** For the container's proxy. */
    protected Provenance() {
        this(null, null, null);
    }

    @Inject
    public Provenance(CurrentCaller currentCaller, ProvenanceRecords records, ObjectStore store) {
        this.currentCaller = currentCaller;
        this.records = records;
        this.store = store;
    }

    /** The places that a selected text came from; 404 for a document without details and for a section that it has not. */
    public TextSources of(AskForSources request) {
        ProvenanceRecords.Unlinked found = records.find(currentCaller.get().visibility(), request);
        return new TextSources(
                found.documentId(),
                request.sectionId(),
                found.sources().stream()
                        .map(source -> source.source()
                                .linked(source.objectKey()
                                        .map(key -> store.presign(
                                                key, source.source().sourceName()))
                                        .orElse("")))
                        .toList());
    }
}
