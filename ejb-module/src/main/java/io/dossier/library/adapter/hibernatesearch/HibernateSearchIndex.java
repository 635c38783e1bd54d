package io.dossier.library.adapter.hibernatesearch;

import io.dossier.library.ChunkIndex;
import io.dossier.library.IndexPassage;
import io.dossier.library.IndexUnavailable;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.search.mapper.pojo.mapping.definition.annotation.AnnotatedTypeSource;
import org.hibernate.search.mapper.pojo.standalone.mapping.CloseableSearchMapping;
import org.hibernate.search.mapper.pojo.standalone.mapping.SearchMapping;
import org.hibernate.search.mapper.pojo.standalone.session.SearchSession;
import org.hibernate.search.util.common.SearchException;

/** Lucene on disk behind Hibernate Search; organizations are tenants, a source is a routing key. */
@ApplicationScoped
public class HibernateSearchIndex implements ChunkIndex {

    private Path directory;
    private CloseableSearchMapping mapping;

    protected HibernateSearchIndex() {}

    @Inject
    public HibernateSearchIndex(@ConfigProperty(name = "search.directory") String directory) {
        this.directory = Path.of(directory);
    }

    @Override
    public void replace(UUID organizationId, String source, List<IndexPassage> passages) {
        try {
            purge(organizationId, source);
            try (SearchSession session = session(organizationId)) {
                passages.forEach(passage -> session.indexingPlan().add(new IndexedChunk(source, passage)));
            }
        } catch (SearchException e) {
            throw new IndexUnavailable("The search index cannot be written", e);
        }
    }

    private void purge(UUID organizationId, String source) {
        try (SearchSession session = session(organizationId)) {
            session.workspace(IndexedChunk.class).purge(Set.of(source));
        }
    }

    @Override
    public long count(UUID organizationId, String source) {
        try (SearchSession session = session(organizationId)) {
            return session.search(IndexedChunk.class)
                    .where(f -> f.match().field("source").matching(source))
                    .fetchTotalHitCount();
        } catch (SearchException e) {
            throw new IndexUnavailable("The search index cannot be read", e);
        }
    }

    private SearchSession session(UUID organizationId) {
        return mapping()
                .createSessionWithOptions()
                .tenantId((Object) organizationId.toString())
                .build();
    }

    /** Opened at first use: a folder that cannot be opened now may be free later, and must not stop the server. */
    private synchronized SearchMapping mapping() {
        if (mapping == null) {
            mapping = open();
        }
        return mapping;
    }

    private CloseableSearchMapping open() {
        return SearchMapping.builder(AnnotatedTypeSource.fromClasses(IndexedChunk.class))
                // In Payara a class's code source is the class file itself, which no scan understands.
                .property("hibernate.search.mapping.build_missing_discovered_jandex_indexes", false)
                .property("hibernate.search.mapping.discover_annotated_types_from_root_mapping_annotations", false)
                .property("hibernate.search.mapping.multi_tenancy.enabled", true)
                .property("hibernate.search.backend.multi_tenancy.strategy", "discriminator")
                .property("hibernate.search.backend.type", "lucene")
                .property("hibernate.search.backend.lucene_version", "9.12.3")
                .property("hibernate.search.backend.directory.type", "local-filesystem")
                .property("hibernate.search.backend.directory.root", directory.toString())
                .property("hibernate.search.backend.analysis.configurer", "class:" + EnglishAnalysis.class.getName())
                .property("hibernate.search.indexing.plan.synchronization.strategy", "sync")
                .build();
    }

    @PreDestroy
    synchronized void close() {
        if (mapping != null) {
            mapping.close();
            mapping = null;
        }
    }
}
