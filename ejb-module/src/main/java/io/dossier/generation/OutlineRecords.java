package io.dossier.generation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.details.model.DetailsRecord;
import io.dossier.details.model.DetailsRepository;
import io.dossier.details.model.DetailsSection;
import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentRepository;
import io.dossier.engine.rules.RuleEngine;
import io.dossier.engine.worker.EngineJson;
import io.dossier.files.model.StoredObject;
import io.dossier.identity.model.Visibility;
import io.dossier.ids.Ids;
import io.dossier.outlines.model.Outline;
import io.dossier.outlines.model.OutlineRepository;
import io.dossier.templates.model.Template;
import io.dossier.templates.model.TemplateRepository;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** The rows around the outline step. Called by steps, which have no caller. */
@Stateless
@PermitAll
public class OutlineRecords {

    private DocumentRepository documents;
    private TemplateRepository templates;
    private OutlineRepository outlines;
    private DetailsRepository details;

    protected OutlineRecords() {}

    @Inject
    public OutlineRecords(
            DocumentRepository documents,
            TemplateRepository templates,
            OutlineRepository outlines,
            DetailsRepository details) {
        this.documents = documents;
        this.templates = templates;
        this.outlines = outlines;
        this.details = details;
    }

    /** The sections of the document as its template or its given outline has them. */
    public Draft draft(UUID documentId) {
        Document document = documents.get(documentId);
        Template template = document.templateId()
                .flatMap(id -> templates.find(Visibility.of(document.organizationId(), document.owner(), "Owner"), id))
                .orElseThrow(() -> new IllegalStateException("No template for document " + documentId));
        return new Draft(
                document.documentType(),
                new OutlinePlanner(template, template.instructions() + "\n" + document.instructions())
                        .plan(
                                document.givenOutline()
                                        .map(OutlineRecords::given)
                                        .orElse(null),
                                document.selectedSections()),
                document.templateFile().map(StoredObject::key));
    }

    static GivenOutline given(ObjectNode json) {
        try {
            return EngineJson.MAPPER.treeToValue(json, GivenOutline.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("The given outline was readable when it was accepted", e);
        }
    }

    /**
     * Writes outline and details anew, the details without content.
     *
     * @param chunkIds the passages of each section, in the plan's order
     */
    public void write(UUID documentId, DocumentPlan plan, List<List<String>> chunkIds) {
        Document document = documents.get(documentId);
        Map<String, Boolean> tableLike = RuleEngine.tableLikeTypes(
                plan.sections().stream().map(PlannedSection::section).toList());
        Outline outline = outline(document, tableLike);
        DetailsRecord record = detailsRecord(document, tableLike);
        for (int i = 0; i < plan.sections().size(); i++) {
            PlannedSection planned = plan.sections().get(i);
            outline.addSection(
                            planned.section().id(),
                            i,
                            planned.section().level(),
                            planned.section().title())
                    .saying(planned.synopsis(), planned.section().instructions(), planned.templateText())
                    .drawnFrom(chunkIds.get(i));
            describe(record.addSection(i, planned.section().level()), planned);
        }
    }

    private static void describe(DetailsSection section, PlannedSection planned) {
        ObjectNode additional = EngineJson.MAPPER.createObjectNode();
        if (!planned.section().userInstructions().isEmpty()) {
            additional.put("user_instructions", planned.section().userInstructions());
        }
        section.headed(planned.section().id(), planned.section().title())
                .saying(planned.synopsis(), planned.section().instructions(), planned.templateText())
                .drawnFrom(List.of(), List.of(), additional);
    }

    private Outline outline(Document document, Map<String, Boolean> tableLike) {
        Outline outline = outlines.ofDocument(document.id()).orElseGet(() -> new Outline(document.id()));
        outline.clear();
        outline.about(metadata(document), document.connectorDataId(), "", tableLike);
        outlines.add(outline);
        return outline;
    }

    private DetailsRecord detailsRecord(Document document, Map<String, Boolean> tableLike) {
        DetailsRecord record =
                details.ofDocument(document.id()).orElseGet(() -> new DetailsRecord(Ids.next(), document.id()));
        record.clear();
        record.about(document.outputName().orElse(""), document.connectorDataId(), "", tableLike);
        details.add(record);
        return record;
    }

    private static ObjectNode metadata(Document document) {
        ObjectNode metadata = EngineJson.MAPPER.createObjectNode();
        metadata.put("document_name", document.name());
        document.templateId().ifPresent(id -> metadata.put("template_id", id.toString()));
        document.givenOutline().ifPresent(given -> metadata.setAll((ObjectNode) given.path("document_metadata")));
        metadata.put("document_type", document.documentType());
        return metadata;
    }

    /**
     * All sections of a document before routing.
     *
     * @param templateKey where the template's file lies; empty for built-in styles
     */
    public record Draft(String documentType, List<PlannedSection> sections, Optional<String> templateKey) {}
}
