package io.dossier.engine.worker;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.dossier.engine.chunking.BgeEmbedder;
import io.dossier.engine.chunking.Embedder;
import io.dossier.engine.chunking.SourceIngester;
import io.dossier.engine.model.DocumentModel;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;

/** Calls the engine for each kind of task. */
final class EngineTasks implements TaskRunner.Tasks {

    private static final JsonMapper JSON = EngineJson.MAPPER;

    private Embedder embedder;

    @Override
    public void run(WorkerTask task) throws IOException, TaskRefused {
        if (task instanceof WorkerTask.Ingest ingest) {
            ingest(ingest);
        } else if (task instanceof WorkerTask.Embed embed) {
            write(embed.output(), embedder().embed(embed.texts()));
        } else {
            throw new NoClassDefFoundError(
                    "This worker cannot do " + task.getClass().getSimpleName());
        }
    }

    private void ingest(WorkerTask.Ingest task) throws IOException {
        DocumentModel model = JSON.readValue(new File(task.model()), DocumentModel.class);
        write(task.output(), new SourceIngester(embedder()).ingest(model));
    }

    /** Loaded when first needed: most tasks do without its 280 MB. */
    private Embedder embedder() {
        if (embedder == null) {
            embedder = BgeEmbedder.load();
        }
        return embedder;
    }

    private static void write(String output, Object result) throws IOException {
        WholeFile.write(Path.of(output), part -> JSON.writeValue(part.toFile(), result));
    }
}
