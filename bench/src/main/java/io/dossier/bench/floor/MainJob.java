package io.dossier.bench.floor;

import com.fasterxml.jackson.core.type.TypeReference;
import io.dossier.bench.study.Study;
import io.dossier.engine.chunking.BgeEmbedder;
import io.dossier.engine.chunking.Embedder;
import io.dossier.engine.chunking.IngestedSource;
import io.dossier.engine.chunking.SourceIngester;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.reading.SourceReader;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.worker.EngineJson;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The engine's whole main job on the sources of a study, from scratch or from what was kept of them. */
final class MainJob {

    private final String documentType;
    private final Path template;
    private final Path folder;

    /** @param folder where everything is written and kept */
    MainJob(String documentType, Path template, Path folder) {
        this.documentType = documentType;
        this.template = template;
        this.folder = folder;
    }

    /** Reads, embeds, routes, applies the rules and writes; returns the texts that were embedded, batch by batch. */
    List<List<String>> fromScratch(List<Path> sources, boolean keep) throws IOException {
        try (BgeEmbedder model = BgeEmbedder.load()) {
            Listening embedder = new Listening(model);
            SourceIngester ingester = new SourceIngester(embedder);
            List<RoutedSource> read = new ArrayList<>();
            for (int i = 0; i < sources.size(); i++) {
                String hash = String.format("%064d", i);
                DocumentModel source = SourceReader.read(
                        sources.get(i), hash, String.valueOf(sources.get(i).getFileName()));
                read.add(new RoutedSource(source, ingester.ingest(source)));
            }
            Study study = new Study(template);
            List<float[]> vectors = study.vectors(embedder);
            study.write("Report", read, study.results(documentType, vectors, read), folder.resolve("report.docx"));
            if (keep) {
                keep(read, vectors);
            }
            return embedder.batches;
        }
    }

    private void keep(List<RoutedSource> read, List<float[]> vectors) throws IOException {
        Map<String, DocumentModel> models = new TreeMap<>();
        Map<String, IngestedSource> ingested = new TreeMap<>();
        read.forEach(source -> models.put(source.source(), source.model()));
        read.forEach(source -> ingested.put(source.source(), source.ingested()));
        EngineJson.MAPPER.writeValue(kept("models.json"), models);
        EngineJson.MAPPER.writeValue(kept("ingested.json"), ingested);
        EngineJson.MAPPER.writeValue(kept("vectors.json"), vectors);
    }

    /** Routes, applies the rules and writes with what was kept of the sources. */
    void fromKept() throws IOException {
        Map<String, DocumentModel> models = EngineJson.MAPPER.readValue(
                kept("models.json"), new TypeReference<TreeMap<String, DocumentModel>>() {});
        Map<String, IngestedSource> ingested = EngineJson.MAPPER.readValue(
                kept("ingested.json"), new TypeReference<TreeMap<String, IngestedSource>>() {});
        List<float[]> vectors =
                EngineJson.MAPPER.readValue(kept("vectors.json"), new TypeReference<List<float[]>>() {});
        List<RoutedSource> read = new ArrayList<>();
        models.forEach((hash, model) -> read.add(new RoutedSource(model, ingested.get(hash))));
        Study study = new Study(template);
        study.write("Report", read, study.results(documentType, vectors, read), folder.resolve("again.docx"));
    }

    /** What the floor has to read instead. */
    List<Path> keptFiles() {
        return List.of(folder.resolve("models.json"), folder.resolve("ingested.json"), folder.resolve("vectors.json"));
    }

    private File kept(String name) {
        return folder.resolve(name).toFile();
    }

    /** Remembers what is embedded. */
    private static final class Listening implements Embedder {

        private final Embedder embedder;
        private final List<List<String>> batches = new ArrayList<>();

        Listening(Embedder embedder) {
            this.embedder = embedder;
        }

        @Override
        public List<float[]> embed(List<String> texts) {
            batches.add(List.copyOf(texts));
            return embedder.embed(texts);
        }

        @Override
        public int tokens(String text) {
            return embedder.tokens(text);
        }
    }
}
