package io.dossier.outlines;

import io.dossier.audit.AuditTrail;
import io.dossier.audit.model.AuditCategory;
import io.dossier.details.model.DetailsRecord;
import io.dossier.details.model.DetailsRepository;
import io.dossier.documents.DocumentAccess;
import io.dossier.documents.model.Document;
import io.dossier.errors.DossierException;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import io.dossier.ids.Ids;
import io.dossier.outlines.model.Outline;
import io.dossier.outlines.model.OutlineRepository;
import io.dossier.requests.Flag;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.UUID;

/** Shows and replaces outlines. */
@Stateless
@RolesAllowed(Roles.USER)
public class Outlines {

    private static final String NOT_FOUND = "Outline not found";

    private final CurrentCaller currentCaller;
    private final DocumentAccess access;
    private final DetailsRepository details;
    private final OutlineRepository outlines;
    private final AuditTrail audit;

    /** For the container's proxy. */
    protected Outlines() {
        this(null, null, null, null, null);
    }

    @Inject
    public Outlines(
            CurrentCaller currentCaller,
            DocumentAccess access,
            DetailsRepository details,
            OutlineRepository outlines,
            AuditTrail audit) {
        this.currentCaller = currentCaller;
        this.access = access;
        this.details = details;
        this.outlines = outlines;
        this.audit = audit;
    }

    /** An outline by its document's id or by that of the details record; 400 if there is none. */
    public OutlineEnvelope read(String id) {
        return access.find(currentCaller.get().visibility(), documentId(id))
                .map(Document::id)
                .flatMap(outlines::ofDocument)
                .map(OutlineView::from)
                .map(OutlineEnvelope::new)
                .orElseThrow(() -> DossierException.invalid(NOT_FOUND));
    }

    /** Puts an outline in the place of another: no section of before stays. A regeneration uses it. */
    public OutlineEnvelope replace(String id, ReplaceOutline request) {
        Document document = access.held(currentCaller.get().visibility(), documentId(id))
                .orElseThrow(() -> DossierException.notFound(NOT_FOUND));
        Outline outline = outlines.ofDocument(document.id()).orElseThrow(() -> DossierException.notFound(NOT_FOUND));
        requireComplete(request);
        outline.clear();
        outline.about(
                request.documentMetadata(),
                request.connectorDataId().over(outline.connectorDataId(), ""),
                request.endpointAnalysis().over(outline.endpointAnalysis(), ""),
                request.ruleTypeToTableLikeStatus().map(Flag::values).over(outline.tableLike(), Map.of()));
        request.sections().forEach(section -> add(outline, section));
        audit.record(
                "outline_replace",
                AuditCategory.INFO,
                "outline",
                document.id().toString(),
                Map.of("section_count", request.sections().size()));
        return new OutlineEnvelope(OutlineView.from(outline));
    }

    private static void requireComplete(ReplaceOutline request) {
        if (request.documentMetadata().path("document_type").asText("").isBlank()) {
            throw DossierException.missing("document_metadata.document_type");
        }
        if (request.sections().isEmpty()) {
            throw DossierException.missing("sections");
        }
    }

    private static void add(Outline outline, ReplaceOutline.Section sent) {
        if (sent.title().isBlank()) {
            throw DossierException.missing("title");
        }
        outline.addSection(sent.sectionId(), sent.orderIndex(), sent.level(), sent.title())
                .saying(sent.synopsis(), sent.templateInstructions(), sent.templateText())
                .drawnFrom(sent.relevantChunkIds());
    }

    private String documentId(String id) {
        return Ids.parse(id)
                .flatMap(details::find)
                .map(DetailsRecord::documentId)
                .map(UUID::toString)
                .orElse(id);
    }
}
