package io.dossier.generation;

import io.dossier.engine.assembly.AssembledDocument;
import io.dossier.engine.assembly.AssemblyRequest;
import io.dossier.engine.worker.EngineJson;
import io.dossier.engine.worker.WorkerTask;
import io.dossier.errors.DossierException;
import io.dossier.files.ObjectStore;
import io.dossier.files.PageRendering;
import io.dossier.files.StorageKeys;
import io.dossier.files.model.StoredObject;
import io.dossier.generation.model.Claim;
import io.dossier.generation.model.Step;
import io.dossier.ids.Ids;
import io.dossier.workers.WorkFolder;
import io.dossier.workers.Workers;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The last step: the DOCX is written and stored, and the document is Ready. */
@ApplicationScoped
public class DocumentProduction {

    private static final Logger LOG = Logger.getLogger(DocumentProduction.class.getName());
    private static final String CONTAINER = "output";
    static final String DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

    private RunLedger ledger;
    private ProductionRecords records;
    private ObjectStore objects;
    private Workers workers;
    private PageRendering pages;

    protected DocumentProduction() {}

    @Inject
    public DocumentProduction(
            RunLedger ledger, ProductionRecords records, ObjectStore objects, Workers workers, PageRendering pages) {
        this.ledger = ledger;
        this.records = records;
        this.objects = objects;
        this.workers = workers;
        this.pages = pages;
    }

    /** Writes the document. */
    public void perform(Claim claim) {
        RunWork work = ledger.begin(claim, Step.PRODUCE);
        DocumentPlan plan = DocumentPlan.fromJson(ledger.result(claim, Step.OUTLINE, RunWork.WHOLE));
        requireContent(claim, plan);
        ProductionRecords.Draft draft = records.draft(work, plan);
        try (WorkFolder folder = WorkFolder.create()) {
            Path docx = assemble(folder, draft);
            WrittenFile file = store(work, draft.fileName(), docx);
            ledger.completeRun(claim, () -> records.write(work, file));
        }
    }

    /** A range that did not end well ends the job before this step; that a job goes on all the same would be a bug. */
    private void requireContent(Claim claim, DocumentPlan plan) {
        boolean complete = SectionRange.split(plan.sections().size()).stream()
                .map(SectionRange::toString)
                .allMatch(ledger.parts(claim, Step.RULES)::contains);
        if (!complete) {
            throw new IllegalStateException("Not all sections of run " + claim.runId() + " have their content");
        }
    }

    private Path assemble(WorkFolder folder, ProductionRecords.Draft draft) {
        Path request = write(draft.request(), folder.file("request.json"));
        Path docx = folder.file("output.docx");
        Path result = folder.file("result.json");
        String template = draft.templateKey()
                .map(key -> copy(key, folder.file("template.docx")).toString())
                .orElse(null);
        workers.run(new WorkerTask.Assemble(template, request.toString(), docx.toString(), result.toString()));
        return read(result).hasContents() ? numbered(folder, docx) : docx;
    }

    /**
     * Where the pages cannot be told the contents list has none, and Word fills them in: better than no document.
     */
    private Path numbered(WorkFolder folder, Path docx) {
        if (!pages.available()) {
            return docx;
        }
        Path pdf = folder.file("pages.pdf");
        Path output = folder.file("numbered.docx");
        try {
            pages.render(docx, pdf);
        } catch (DossierException e) {
            LOG.log(Level.WARNING, "The contents list has no page numbers: the document cannot be rendered", e);
            return docx;
        }
        workers.run(new WorkerTask.NumberPages(docx.toString(), pdf.toString(), output.toString()));
        return output;
    }

    private Path copy(String key, Path file) {
        objects.copyTo(key, file);
        return file;
    }

    /** The key is derived: another attempt stores the same bytes in the same place. */
    private WrittenFile store(RunWork work, String fileName, Path docx) {
        UUID id = Ids.derived(work.documentId(), CONTAINER + "/" + work.version());
        String key = StorageKeys.file(work.organizationId(), CONTAINER, id, fileName);
        objects.put(key, docx, DOCX);
        try {
            return new WrittenFile(id, fileName, new StoredObject(key, FileHash.sha256(docx)), Files.size(docx));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path write(AssemblyRequest request, Path json) {
        try {
            EngineJson.MAPPER.writeValue(json.toFile(), request);
            return json;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static AssembledDocument read(Path json) {
        try {
            return EngineJson.MAPPER.readValue(json.toFile(), AssembledDocument.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The document as it is stored. */
    public record WrittenFile(UUID id, String name, StoredObject object, long size) {}
}
