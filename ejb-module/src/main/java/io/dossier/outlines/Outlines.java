package io.dossier.outlines;

import io.dossier.details.model.DetailsRecord;
import io.dossier.details.model.DetailsRepository;
import io.dossier.documents.DocumentAccess;
import io.dossier.documents.model.Document;
import io.dossier.errors.DossierException;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import io.dossier.ids.Ids;
import io.dossier.outlines.model.OutlineRepository;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.util.UUID;

/** Shows outlines. */
@Stateless
@RolesAllowed(Roles.USER)
public class Outlines {

    private final CurrentCaller currentCaller;
    private final DocumentAccess access;
    private final DetailsRepository details;
    private final OutlineRepository outlines;

    /** For the container's proxy. */
    protected Outlines() {
        this(null, null, null, null);
    }

    @Inject
    public Outlines(
            CurrentCaller currentCaller, DocumentAccess access, DetailsRepository details, OutlineRepository outlines) {
        this.currentCaller = currentCaller;
        this.access = access;
        this.details = details;
        this.outlines = outlines;
    }

    /** An outline by its document's id or by that of the details record; 400 if there is none. */
    public OutlineEnvelope read(String id) {
        return access.find(currentCaller.get().visibility(), documentId(id))
                .map(Document::id)
                .flatMap(outlines::ofDocument)
                .map(OutlineView::from)
                .map(OutlineEnvelope::new)
                .orElseThrow(() -> DossierException.invalid("Outline not found"));
    }

    private String documentId(String id) {
        return Ids.parse(id)
                .flatMap(details::find)
                .map(DetailsRecord::documentId)
                .map(UUID::toString)
                .orElse(id);
    }
}
