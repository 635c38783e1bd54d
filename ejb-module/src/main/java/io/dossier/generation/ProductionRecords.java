package io.dossier.generation;

import io.dossier.audit.AuditTrail;
import io.dossier.audit.model.Actor;
import io.dossier.audit.model.AuditCategory;
import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentRepository;
import io.dossier.engine.assembly.AssemblyRequest;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.rules.RuleEngine;
import io.dossier.files.FileDirectory;
import io.dossier.files.model.StoredFile;
import io.dossier.files.model.StoredObject;
import io.dossier.generation.DocumentProduction.WrittenFile;
import io.dossier.mail.model.MailKind;
import io.dossier.usage.Metric;
import io.dossier.usage.Usage;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The rows around the last step. Called by steps, which have no caller. */
@Stateless
@PermitAll
public class ProductionRecords {

    private static final String CONTAINER = "output";

    private DocumentRepository documents;
    private DetailsRecords details;
    private FileDirectory files;
    private DocumentMails mails;
    private AuditTrail audit;
    private Usage usage;
    private GenerationSettings settings;
    private Clock clock;

    protected ProductionRecords() {}

    @Inject
    public ProductionRecords(
            DocumentRepository documents,
            DetailsRecords details,
            FileDirectory files,
            DocumentMails mails,
            AuditTrail audit,
            Usage usage,
            GenerationSettings settings,
            Clock clock) {
        this.documents = documents;
        this.details = details;
        this.files = files;
        this.mails = mails;
        this.audit = audit;
        this.usage = usage;
        this.settings = settings;
        this.clock = clock;
    }

    /** What is to be written, and into which template. */
    public Draft draft(RunWork work, DocumentPlan plan) {
        Document document = documents.get(work.documentId());
        List<List<GeneratedBlock>> blocks = details.blocks(work.documentId());
        List<AssemblyRequest.Section> sections = IntStream.range(
                        0, plan.sections().size())
                .mapToObj(i -> section(plan.sections().get(i), blocks.get(i)))
                .toList();
        return new Draft(
                new AssemblyRequest(
                        work.documentId().toString(),
                        document.name(),
                        work.createdAt(),
                        sections,
                        settings.emptySectionText(),
                        plan.fields()),
                document.templateFile().map(StoredObject::key),
                document.outputName().orElseThrow());
    }

    private static AssemblyRequest.Section section(PlannedSection planned, List<GeneratedBlock> blocks) {
        return new AssemblyRequest.Section(
                planned.section().id(),
                planned.templateHeading(),
                planned.section().level(),
                planned.section().title(),
                planned.included(),
                blocks,
                RuleEngine.leavesToAuthor(planned.section()));
    }

    /** Lists the file, and the document is Ready. */
    public void write(RunWork work, WrittenFile file) {
        Document document = documents.get(work.documentId());
        OffsetDateTime now = OffsetDateTime.now(clock);
        files.add(new StoredFile(file.id(), work.organizationId(), CONTAINER, file.name(), document.owner())
                .storedAs(file.object(), file.size(), DocumentProduction.DOCX, now)
                .generatedFor(document.id()));
        details.writtenTo(document.id(), file.object().key());
        document.ready(file.object(), now);
        mails.tell(document, MailKind.DOCUMENT_READY);
        usage.countFor(document.organizationId(), document.owner(), Metric.DOCUMENTS_GENERATED, 1);
        audit.recordFor(
                new Actor(document.owner(), document.organizationId()),
                "document_generated",
                AuditCategory.INFO,
                "document",
                document.id().toString(),
                Map.of(
                        "version", document.version(),
                        "output_name", file.name(),
                        "sha256", file.object().sha256()));
    }

    /**
     * What is to be written.
     *
     * @param templateKey where the template's file lies; empty for built-in styles
     */
    public record Draft(AssemblyRequest request, Optional<String> templateKey, String fileName) {}
}
