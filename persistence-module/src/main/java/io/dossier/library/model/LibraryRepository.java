package io.dossier.library.model;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** What is known of the sources' bytes. Every method that writes belongs into a transaction. */
@ApplicationScoped
public class LibraryRepository {

    private EntityManager em;

    protected LibraryRepository() {}

    @Inject
    public LibraryRepository(EntityManager em) {
        this.em = em;
    }

    public Optional<SourceContent> find(UUID organizationId, String sha256) {
        return Optional.ofNullable(em.find(SourceContent.class, new SourceContent.Key(organizationId, sha256)));
    }

    /** The content's row, made if it is not there, locked to the end of the transaction. */
    public SourceContent findOrAdd(UUID organizationId, String sha256) {
        em.createNativeQuery("SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(?1, 0))) AS l")
                .setParameter(1, organizationId + "/" + sha256)
                .getSingleResult();
        return find(organizationId, sha256).orElseGet(() -> add(new SourceContent(organizationId, sha256)));
    }

    private SourceContent add(SourceContent content) {
        em.persist(content);
        return content;
    }

    /** Puts these passages in place of what the source had. */
    public void replaceChunks(SourceContent content, List<StoredChunk> chunks) {
        em.createQuery("DELETE FROM StoredChunk c WHERE c.organizationId = :organization AND c.source = :source")
                .setParameter("organization", content.organizationId())
                .setParameter("source", content.sha256())
                .executeUpdate();
        chunks.forEach(em::persist);
    }

    /** A source's passages in reading order. */
    public List<StoredChunk> chunks(UUID organizationId, String source) {
        return em.createQuery(
                        "SELECT c FROM StoredChunk c WHERE c.organizationId = :organization AND c.source = :source"
                                + " ORDER BY c.ordinal",
                        StoredChunk.class)
                .setParameter("organization", organizationId)
                .setParameter("source", source)
                .getResultList();
    }

    /** The passages of several sources without their embeddings, source by source in reading order. */
    public List<ChunkText> texts(UUID organizationId, Collection<String> sources) {
        if (sources.isEmpty()) {
            return List.of();
        }
        return em.createQuery(
                        "SELECT NEW io.dossier.library.model.ChunkText(c.id, c.source, c.text, c.headingPath, c.page,"
                                + " c.firstBlock, c.lastBlock) FROM StoredChunk c"
                                + " WHERE c.organizationId = :organization AND c.source IN :sources"
                                + " ORDER BY c.source, c.ordinal",
                        ChunkText.class)
                .setParameter("organization", organizationId)
                .setParameter("sources", sources)
                .getResultList();
    }

    /** All contents that have passages, oldest first. */
    public List<SourceContent> ingested() {
        return em.createQuery(
                        "SELECT s FROM SourceContent s WHERE s.ingestedKey IS NOT NULL ORDER BY s.ingestedAt",
                        SourceContent.class)
                .getResultList();
    }
}
