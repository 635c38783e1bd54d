package io.dossier.library;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.engine.chunking.IngestedSource;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.worker.EngineJson;
import io.dossier.engine.worker.WorkerTask;
import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.files.ObjectStore;
import io.dossier.workers.WorkFolder;
import io.dossier.workers.Workers;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * The sources' contents: read once, cut and embedded once in an organization. Every method may be repeated; none may be
 * called in a transaction.
 */
@ApplicationScoped
public class SourceLibrary {

    private ObjectStore objects;
    private ArtefactStore artefacts;
    private LibraryRecords records;
    private LibraryIndex index;
    private Workers workers;
    private final ContentLocks locks = new ContentLocks();

    protected SourceLibrary() {}

    @Inject
    public SourceLibrary(
            ObjectStore objects, ArtefactStore artefacts, LibraryRecords records, LibraryIndex index, Workers workers) {
        this.objects = objects;
        this.artefacts = artefacts;
        this.records = records;
        this.index = index;
        this.workers = workers;
    }

    /**
     * Makes sure that the source is read.
     *
     * @throws io.dossier.workers.UnreadableFile if it cannot be
     */
    public void read(UUID organizationId, SourceFile file) {
        String key = Artefact.MODEL.key(organizationId, file.sha256());
        locks.holding(key, () -> {
            if (isMissing(records.modelKey(organizationId, file.sha256()), key)) {
                readNow(organizationId, file, key);
            }
        });
    }

    private void readNow(UUID organizationId, SourceFile file, String key) {
        try (WorkFolder folder = WorkFolder.create()) {
            Path input = folder.file("source");
            Path output = folder.file("model.json");
            objects.copyTo(file.objectKey(), input);
            workers.run(new WorkerTask.Read(input.toString(), file.sha256(), file.name(), output.toString()));
            artefacts.put(key, output);
            records.recordRead(organizationId, parse(output, new TypeReference<DocumentModel>() {}), key);
        }
    }

    /** Makes sure that the source, which was read, is cut into passages, embedded and indexed. */
    public void ingest(UUID organizationId, String sha256) {
        String key = Artefact.INGESTED.key(organizationId, sha256);
        locks.holding(key, () -> {
            if (isMissing(records.ingestedKey(organizationId, sha256), key)) {
                ingestNow(organizationId, sha256, key);
                index.update(organizationId, sha256);
            }
        });
    }

    private void ingestNow(UUID organizationId, String sha256, String key) {
        try (WorkFolder folder = WorkFolder.create()) {
            Path input = folder.file("model.json");
            Path output = folder.file("ingested.json");
            artefacts.copyTo(Artefact.MODEL.key(organizationId, sha256), input);
            workers.run(new WorkerTask.Ingest(input.toString(), output.toString()));
            artefacts.put(key, output);
            records.recordIngested(organizationId, parse(output, new TypeReference<IngestedSource>() {}), key);
        }
    }

    /** Sources that were read and ingested, each under the name that it has in this document. */
    public List<RoutedSource> load(UUID organizationId, List<SourceFile> files) {
        return files.stream().map(file -> load(organizationId, file)).toList();
    }

    private RoutedSource load(UUID organizationId, SourceFile file) {
        JsonNode model = artefacts.tree(Artefact.MODEL.key(organizationId, file.sha256()));
        rename((ObjectNode) model, file.name());
        return new RoutedSource(
                EngineJson.MAPPER.convertValue(model, DocumentModel.class),
                artefacts.read(
                        Artefact.INGESTED.key(organizationId, file.sha256()),
                        EngineJson.MAPPER.constructType(IngestedSource.class)));
    }

    /** The same bytes may have been read first under another name. */
    private static void rename(ObjectNode model, String name) {
        model.put("name", name);
        for (JsonNode block : model.path("blocks")) {
            ((ObjectNode) block.path("at")).put("name", name);
        }
    }

    /** Embeddings of the texts, in their order; computed once for the same list. */
    public List<float[]> embed(UUID organizationId, List<String> texts) {
        String key = Artefact.VECTORS.key(organizationId, Sha256.of(String.join("\n", texts)));
        locks.holding(key, () -> {
            if (!artefacts.exists(key)) {
                embedNow(texts, key);
            }
        });
        return artefacts.read(key, EngineJson.MAPPER.constructType(new TypeReference<List<float[]>>() {}));
    }

    private void embedNow(List<String> texts, String key) {
        try (WorkFolder folder = WorkFolder.create()) {
            Path output = folder.file("vectors.json");
            workers.run(new WorkerTask.Embed(texts, output.toString()));
            artefacts.put(key, output);
        }
    }

    private boolean isMissing(Optional<String> recorded, String key) {
        return !recorded.filter(key::equals).isPresent() || !artefacts.exists(key);
    }

    private static <T> T parse(Path json, TypeReference<T> type) {
        try {
            return EngineJson.MAPPER.readValue(json.toFile(), type);
        } catch (IOException e) {
            throw new DossierException(ErrorCode.INTERNAL_ERROR, "A worker's result cannot be read", e);
        }
    }
}
