package io.dossier.generation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.audit.AuditTrail;
import io.dossier.audit.model.AuditCategory;
import io.dossier.documents.OutputName;
import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentRepository;
import io.dossier.documents.model.DocumentStatus;
import io.dossier.documentsets.model.DocumentSet;
import io.dossier.engine.worker.EngineJson;
import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.files.model.StoredObject;
import io.dossier.identity.Caller;
import io.dossier.identity.Roles;
import io.dossier.ids.Ids;
import io.dossier.templates.model.Template;
import io.dossier.templates.model.TemplateRepository;
import io.dossier.usage.Metric;
import io.dossier.usage.Usage;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Writes requests down: document, sources, run, message and trail in one transaction over database and queue. */
@Stateless
@RolesAllowed(Roles.USER)
public class RequestRecords {

    private DocumentRepository documents;
    private TemplateRepository templates;
    private DocumentSetChoice sets;
    private RunRequests runs;
    private AuditTrail audit;
    private Usage usage;
    private Clock clock;

    protected RequestRecords() {}

    @Inject
    public RequestRecords(
            DocumentRepository documents,
            TemplateRepository templates,
            DocumentSetChoice sets,
            RunRequests runs,
            AuditTrail audit,
            Usage usage,
            Clock clock) {
        this.documents = documents;
        this.templates = templates;
        this.sets = sets;
        this.runs = runs;
        this.audit = audit;
        this.usage = usage;
        this.clock = clock;
    }

    /** The template's Word file as the template knows it. */
    public TemplateFile templateFile(Caller caller, String templateId) {
        Template template = template(caller, templateId);
        return new TemplateFile(template.file(), template.fileName());
    }

    /** Accepts a request, or answers the document that has its output name already. */
    public AcceptedRequest accept(Caller caller, PinnedRequest pinned) {
        GenerateDocument request = pinned.request();
        Template template = template(caller, request.templateId());
        ObjectNode outline = outline(template, request);
        Optional<DocumentSet> set = sets.choose(caller.visibility(), request.setKey(), request.setName());
        Optional<Document> existing = Optional.ofNullable(request.outputName())
                .flatMap(name -> documents.claimOutputName(caller.organizationId(), OutputName.of(name)));
        return existing.map(document -> again(caller, document, pinned))
                .orElseGet(() -> add(
                        caller,
                        placeholder(caller, pinned, template)
                                .inSet(set.map(DocumentSet::id).orElse(null), request.setKey())
                                .following(outline),
                        set));
    }

    private Document placeholder(Caller caller, PinnedRequest pinned, Template template) {
        GenerateDocument request = pinned.request();
        UUID id = Ids.next();
        String outputName = request.outputName() == null
                ? OutputName.unique(template.name(), id)
                : OutputName.of(request.outputName());
        return new Document(
                        id,
                        caller.organizationId(),
                        caller.userId(),
                        OutputName.withoutExtension(outputName),
                        request.documentType(),
                        now())
                .basedOn(template.id(), pinned.templateFile())
                .writtenTo(outputName)
                .readFrom(pinned.sources())
                .instructed(request.documentInstructions(), request.styleGuideId())
                .limitedTo(request.sections());
    }

    private AcceptedRequest add(Caller caller, Document document, Optional<DocumentSet> set) {
        documents.add(document);
        set.ifPresent(joined -> joined.joined(document.createdAt()));
        runs.add(document);
        trail(document, "document_generate");
        usage.count(Metric.DOCUMENTS_REQUESTED, 1);
        return new AcceptedRequest(
                document.id(),
                document.templateFile().isPresent()
                        ? "Document generation started"
                        : "Document generation started; the template has no Word file, built-in styles are used");
    }

    /** A failed document is tried again with what is named now; everything else is left alone. */
    private AcceptedRequest again(Caller caller, Document document, PinnedRequest pinned) {
        boolean mine = documents.isVisible(caller.visibility(), document.id());
        if (mine && document.status() == DocumentStatus.FAILED) {
            document.readFrom(pinned.sources());
            document.requeue(now());
            runs.requeue(document);
            trail(document, "document_generate");
        }
        return new AcceptedRequest(document.id(), "Document already exists");
    }

    private void trail(Document document, String action) {
        audit.record(
                action,
                AuditCategory.INFO,
                "document",
                document.id().toString(),
                Map.of(
                        "output_name",
                        document.outputName().orElse(""),
                        "sources",
                        document.sources().size()));
    }

    private Template template(Caller caller, String id) {
        try {
            return templates
                    .find(caller.visibility(), UUID.fromString(id))
                    .orElseThrow(() -> DossierException.invalid("Template not found"));
        } catch (IllegalArgumentException e) {
            throw new DossierException(ErrorCode.INVALID_REQUEST, "Template not found", e);
        }
    }

    /** Checks outline and selection as the outline step will find them. */
    private static ObjectNode outline(Template template, GenerateDocument request) {
        try {
            ObjectNode json =
                    request.outline() == null ? null : EngineJson.MAPPER.readValue(request.outline(), ObjectNode.class);
            GivenOutline given = json == null ? null : EngineJson.MAPPER.treeToValue(json, GivenOutline.class);
            new OutlinePlanner(template).plan(given, request.sections());
            return json;
        } catch (JsonMappingException e) {
            throw refused(e);
        } catch (JsonProcessingException e) {
            throw DossierException.invalid("generic_mrt_outline_full is no outline");
        }
    }

    /** A record's own check arrives wrapped. */
    private static DossierException refused(JsonMappingException e) {
        return e.getCause() instanceof DossierException cause
                ? cause
                : DossierException.invalid("generic_mrt_outline_full has a field of a wrong type");
    }

    private OffsetDateTime now() {
        return OffsetDateTime.now(clock);
    }

    /**
     * A template's Word file.
     *
     * @param fileName name in the container of templates; may be empty
     */
    public record TemplateFile(Optional<StoredObject> pinned, String fileName) {}
}
