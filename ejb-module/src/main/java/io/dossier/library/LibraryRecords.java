package io.dossier.library;

import io.dossier.engine.chunking.Chunk;
import io.dossier.engine.chunking.IngestedSource;
import io.dossier.engine.model.DocumentModel;
import io.dossier.library.model.LibraryRepository;
import io.dossier.library.model.SourceContent;
import io.dossier.library.model.SourceContent.Reading;
import io.dossier.library.model.StoredChunk;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The short transactions around reading and ingesting. Called by steps and timers, which have no caller. */
@Stateless
@PermitAll
public class LibraryRecords {

    private LibraryRepository library;
    private Clock clock;

    protected LibraryRecords() {}

    @Inject
    public LibraryRecords(LibraryRepository library, Clock clock) {
        this.library = library;
        this.clock = clock;
    }

    /** Where the model lies, if the bytes were read. */
    public Optional<String> modelKey(UUID organizationId, String sha256) {
        return library.find(organizationId, sha256).map(SourceContent::modelKey);
    }

    /** Where the passages lie, if they are cut. */
    public Optional<String> ingestedKey(UUID organizationId, String sha256) {
        return library.find(organizationId, sha256).map(SourceContent::ingestedKey);
    }

    public void recordRead(UUID organizationId, DocumentModel model, String modelKey) {
        Reading reading = new Reading(
                model.name(),
                model.type().type(),
                model.format().name(),
                model.pages(),
                model.blocks().size(),
                modelKey);
        library.findOrAdd(organizationId, model.source()).read(reading, now());
    }

    public void recordIngested(UUID organizationId, IngestedSource ingested, String ingestedKey) {
        SourceContent content = library.findOrAdd(organizationId, ingested.source());
        List<StoredChunk> chunks = ingested.chunks().stream()
                .map(chunk -> stored(organizationId, ingested.source(), chunk))
                .toList();
        library.replaceChunks(content, chunks);
        content.ingested(ingestedKey, chunks.size(), now());
    }

    /** A source's passages for the index. */
    public List<IndexPassage> passages(UUID organizationId, String sha256) {
        return library.chunks(organizationId, sha256).stream()
                .map(chunk -> new IndexPassage(
                        chunk.id(), String.join(" ", chunk.headingPath()), chunk.text(), chunk.vector()))
                .toList();
    }

    /** All sources that have passages. */
    public List<IngestedContent> ingested() {
        return library.ingested().stream()
                .map(content -> new IngestedContent(content.organizationId(), content.sha256(), content.chunks()))
                .toList();
    }

    private static StoredChunk stored(UUID organizationId, String source, Chunk chunk) {
        return new StoredChunk(organizationId, source, chunk.ordinal(), chunk.id())
                .at(chunk.headingPath(), chunk.page(), chunk.firstBlock(), chunk.lastBlock())
                .saying(chunk.text(), chunk.vector());
    }

    private OffsetDateTime now() {
        return OffsetDateTime.now(clock);
    }

    /** A source with the number of its passages. */
    public record IngestedContent(UUID organizationId, String sha256, int chunks) {}
}
