package io.dossier.details;

import io.dossier.files.ObjectStore;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;

/** Shows and replaces details. Without a transaction: links are made after it. */
@Stateless
@RolesAllowed(Roles.USER)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class Details {

    private final CurrentCaller currentCaller;
    private final DetailsReading reading;
    private final DetailsEditing editing;
    private final ObjectStore store;

    /** For the container's proxy. */
    protected Details() {
        this(null, null, null, null);
    }

    @Inject
    public Details(CurrentCaller currentCaller, DetailsReading reading, DetailsEditing editing, ObjectStore store) {
        this.currentCaller = currentCaller;
        this.reading = reading;
        this.editing = editing;
        this.store = store;
    }

    /** What was written for a document; 404 if there is no such document or nothing was written yet. */
    public DetailsEnvelope ofDocument(String documentId) {
        return linked(reading.ofDocument(currentCaller.get().visibility(), documentId));
    }

    /** Puts other sections in the place of all that a record has; see {@link DetailsEditing#replace}. */
    public DetailsEnvelope replace(String id, ReplaceDetails request) {
        return linked(editing.replace(currentCaller.get(), id, request));
    }

    /** The sections of a document as a flat list; positions count from 0 without gaps. */
    public SectionTitles sections(String documentId) {
        return SectionTitles.from(reading.headings(currentCaller.get().visibility(), documentId));
    }

    private DetailsEnvelope linked(DetailsReading.Unlinked details) {
        String url =
                details.key().map(key -> store.presign(key, details.fileName())).orElse("");
        return new DetailsEnvelope(details.view().linked(url));
    }
}
