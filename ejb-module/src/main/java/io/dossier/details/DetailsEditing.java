package io.dossier.details;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.audit.AuditTrail;
import io.dossier.audit.model.AuditCategory;
import io.dossier.details.model.DetailsRecord;
import io.dossier.details.model.DetailsRepository;
import io.dossier.details.model.DetailsSection;
import io.dossier.documents.DocumentAccess;
import io.dossier.documents.OutputNames;
import io.dossier.documents.model.Document;
import io.dossier.errors.DossierException;
import io.dossier.files.OwnLinks;
import io.dossier.identity.Caller;
import io.dossier.identity.Roles;
import io.dossier.ids.Ids;
import io.dossier.ids.SectionNumbers;
import io.dossier.requests.Flag;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The transaction in which details are replaced. */
@Stateless
@RolesAllowed(Roles.USER)
public class DetailsEditing {

    private final DocumentAccess access;
    private final DetailsRepository details;
    private final OutputNames outputNames;
    private final OwnLinks links;
    private final AuditTrail audit;
    private final Clock clock;

    /** For the container's proxy. */
    protected DetailsEditing() {
        this(null, null, null, null, null, null);
    }

    @Inject
    public DetailsEditing(
            DocumentAccess access,
            DetailsRepository details,
            OutputNames outputNames,
            OwnLinks links,
            AuditTrail audit,
            Clock clock) {
        this.access = access;
        this.details = details;
        this.outputNames = outputNames;
        this.links = links;
        this.audit = audit;
        this.clock = clock;
    }

    /** Puts other sections in the place of all; what of their text is unchanged keeps the places it came from. */
    public DetailsReading.Unlinked replace(Caller caller, String id, ReplaceDetails request) {
        DetailsRecord record = Ids.parse(id).flatMap(details::find).orElseThrow(DetailsReading::notFound);
        Document document =
                access.held(caller.visibility(), record.documentId().toString()).orElseThrow(DetailsReading::notFound);
        if (request.sections().isEmpty()) {
            throw DossierException.missing("sections");
        }
        describe(record, document, caller, request);
        KeptOrigins origins = new KeptOrigins(record.sections());
        record.clear();
        SectionNumbers numbers = new SectionNumbers();
        inOrder(request).forEach(section -> add(record, section, numbers, origins));
        if (request.autoIncrementRegeneration()) {
            record.regenerated(OffsetDateTime.now(clock));
        }
        audit.record(
                "details_replace",
                AuditCategory.INFO,
                "details",
                record.id().toString(),
                Map.of(
                        "document_id",
                        document.id().toString(),
                        "section_count",
                        request.sections().size()));
        return DetailsReading.Unlinked.of(record);
    }

    private void describe(DetailsRecord record, Document document, Caller caller, ReplaceDetails request) {
        request.outputName().ifSent(name -> outputNames.give(document, name));
        request.docxUrl().ifSent(url -> record.writtenTo(url == null || url.isBlank() ? null : links.key(caller, url)));
        record.about(
                request.outputName().over(record.outputName(), ""),
                request.connectorDataId().over(record.connectorDataId(), ""),
                request.endpointAnalysis().over(record.endpointAnalysis(), ""),
                request.ruleTypeToTableLikeStatus().map(Flag::values).over(record.tableLike(), Map.of()));
    }

    private static List<ReplaceDetails.Section> inOrder(ReplaceDetails request) {
        return request.sections().stream()
                .sorted(Comparator.comparing(ReplaceDetails.Section::orderIndex))
                .toList();
    }

    private static void add(
            DetailsRecord record, ReplaceDetails.Section sent, SectionNumbers numbers, KeptOrigins origins) {
        DetailsSection section = record.addSection(sent.orderIndex(), sent.level());
        String number = numbers.nextId(sent.level());
        String sectionId = Objects.requireNonNullElse(sent.sectionId(), number);
        section.headed(sectionId, sent.title())
                .saying(sent.synopsis(), sent.templateInstructions(), sent.templateText())
                .drawnFrom(sent.relevantChunkIds(), sent.relevantChunkNames(), object(sent.additionalDetails()));
        for (int position = 0; position < sent.rules().size(); position++) {
            ReplaceDetails.Rule rule = sent.rules().get(position);
            section.addRule(rule.ruleType(), rule.ruleMode(), rule.description())
                    .wrote(
                            rule.generatedContent(),
                            rule.explanation(),
                            rule.confidenceScore(),
                            object(rule.ruleParameters()))
                    .inBlocks(origins.in(rule.generatedContent(), sectionId, sent.title(), position));
        }
    }

    private static ObjectNode object(ObjectNode sent) {
        return sent == null ? JsonNodeFactory.instance.objectNode() : sent;
    }
}
