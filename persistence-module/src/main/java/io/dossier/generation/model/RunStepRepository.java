package io.dossier.generation.model;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The ledger: which parts of which step of a document's version are done. Entries are added, never changed. */
@ApplicationScoped
public class RunStepRepository {

    private EntityManager em;

    protected RunStepRepository() {}

    @Inject
    public RunStepRepository(EntityManager em) {
        this.em = em;
    }

    /** Parts of a step that are done. */
    public Set<String> parts(GenerationRun run, Step step) {
        List<?> parts = em.createNativeQuery(
                        "SELECT part FROM run_step WHERE document_id = ?1 AND version = ?2 AND step = ?3")
                .setParameter(1, run.documentId())
                .setParameter(2, run.version())
                .setParameter(3, step.ledgerName())
                .getResultList();
        return parts.stream().map(String.class::cast).collect(Collectors.toSet());
    }

    /** What a part left behind, as JSON; empty if the part is not done or left nothing. */
    public Optional<String> result(GenerationRun run, Step step, String part) {
        List<?> results = em.createNativeQuery("SELECT CAST(result AS text) FROM run_step"
                        + " WHERE document_id = ?1 AND version = ?2 AND step = ?3 AND part = ?4")
                .setParameter(1, run.documentId())
                .setParameter(2, run.version())
                .setParameter(3, step.ledgerName())
                .setParameter(4, part)
                .getResultList();
        return results.stream().findFirst().map(String.class::cast);
    }

    /**
     * Enters a part.
     *
     * @param result JSON, or null
     */
    public void add(GenerationRun run, Step step, String part, String result) {
        em.createNativeQuery("INSERT INTO run_step (document_id, version, step, part, result, completed_at)"
                        + " VALUES (?1, ?2, ?3, ?4, CAST(?5 AS jsonb), clock_timestamp())")
                .setParameter(1, run.documentId())
                .setParameter(2, run.version())
                .setParameter(3, step.ledgerName())
                .setParameter(4, part)
                .setParameter(5, result)
                .executeUpdate();
    }

    /** Forgets what was done of a version that is made anew. */
    public void clear(GenerationRun run) {
        em.createNativeQuery("DELETE FROM run_step WHERE document_id = ?1 AND version = ?2")
                .setParameter(1, run.documentId())
                .setParameter(2, run.version())
                .executeUpdate();
    }
}
