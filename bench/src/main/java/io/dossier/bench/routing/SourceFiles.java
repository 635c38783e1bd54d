package io.dossier.bench.routing;

import io.dossier.engine.chunking.Embedder;
import io.dossier.engine.chunking.IngestedSource;
import io.dossier.engine.chunking.SourceIngester;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.reading.SourceReader;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.worker.EngineJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Reads and ingests sources. */
public final class SourceFiles {

    private final Embedder embedder;
    private final Stopwatch watch;

    public SourceFiles(Embedder embedder, Stopwatch watch) {
        this.embedder = embedder;
        this.watch = watch;
    }

    public List<RoutedSource> read(List<String> files) throws IOException {
        List<RoutedSource> sources = new ArrayList<>();
        for (String file : files) {
            DocumentModel model = model(Path.of(file));
            watch.lap("read " + file + ": " + model.blocks().size() + " blocks");
            IngestedSource ingested = new SourceIngester(embedder).ingest(model);
            watch.lap("chunk and embed: " + ingested.chunks().size() + " chunks, "
                    + ingested.headingVectors().size() + " headings");
            sources.add(new RoutedSource(model, ingested));
        }
        return sources;
    }

    static DocumentModel model(Path file) throws IOException {
        if (!file.toString().endsWith(".json")) {
            return SourceReader.read(
                    file, sha256(Files.readAllBytes(file)), file.getFileName().toString());
        }
        return EngineJson.MAPPER.readValue(file.toFile(), DocumentModel.class);
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
