package io.dossier.details;

import io.dossier.files.ObjectStore;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;

/** Shows details. Without a transaction: links are made after it. */
@Stateless
@RolesAllowed(Roles.USER)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class Details {

    private final CurrentCaller currentCaller;
    private final DetailsReading reading;
    private final ObjectStore store;

    /** For the container's proxy. */
    protected Details() {
        this(null, null, null);
    }

    @Inject
    public Details(CurrentCaller currentCaller, DetailsReading reading, ObjectStore store) {
        this.currentCaller = currentCaller;
        this.reading = reading;
        this.store = store;
    }

    /** What was written for a document; 404 if there is no such document or nothing was written yet. */
    public DetailsEnvelope ofDocument(String documentId) {
        DetailsReading.Unlinked found = reading.ofDocument(currentCaller.get().visibility(), documentId);
        String url =
                found.key().map(key -> store.presign(key, found.fileName())).orElse("");
        return new DetailsEnvelope(found.view().linked(url));
    }

    /** The sections of a document as a flat list; positions count from 0 without gaps. */
    public SectionTitles sections(String documentId) {
        return SectionTitles.from(reading.headings(currentCaller.get().visibility(), documentId));
    }
}
