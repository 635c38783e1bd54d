package io.dossier.templates;

import io.dossier.engine.templates.TemplateModel;
import io.dossier.engine.worker.EngineJson;
import io.dossier.engine.worker.WorkerTask;
import io.dossier.errors.DossierException;
import io.dossier.files.ObjectStore;
import io.dossier.files.model.StoredFile;
import io.dossier.workers.WorkFolder;
import io.dossier.workers.Workers;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;

/** Has a Word file read by a worker process. Not inside a transaction. */
@Dependent
public class TemplateReader {

    private static final String EXTENSION = ".docx";

    private final ObjectStore store;
    private final Workers workers;

    @Inject
    public TemplateReader(ObjectStore store, Workers workers) {
        this.store = store;
        this.workers = workers;
    }

    /** What stands in the file; refused if it is no Word file or has no headings. */
    TemplateModel read(StoredFile file) {
        requireWord(file.sourceName());
        TemplateModel model = read(file.source().key());
        if (model.sections().isEmpty()) {
            throw DossierException.invalid("Template has no headings: " + file.name());
        }
        return model;
    }

    /** What stands in the Word file under an object key. */
    public TemplateModel read(String objectKey) {
        try (WorkFolder folder = WorkFolder.create()) {
            Path input = folder.file("template.docx");
            Path output = folder.file("template.json");
            store.copyTo(objectKey, input);
            workers.run(new WorkerTask.ReadTemplate(input.toString(), output.toString()));
            return EngineJson.MAPPER.readValue(output.toFile(), TemplateModel.class);
        } catch (IOException e) {
            throw new UncheckedIOException("The worker's answer cannot be read", e);
        }
    }

    private static void requireWord(String name) {
        int dot = name.lastIndexOf('.');
        String extension = dot < 0 ? "(none)" : name.substring(dot).toLowerCase(Locale.ROOT);
        if (!extension.equals(EXTENSION)) {
            throw DossierException.invalid("File type " + extension + " is not supported");
        }
    }
}
