package io.dossier.generation.model;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The queue of runs. Every method belongs into a transaction. */
@ApplicationScoped
public class GenerationRunRepository {

    /** Any number that nothing else locks: one claim at a time in all nodes, so that the cap is never passed. */
    private static final long CLAIMING = 0x646f737369657231L;

    /** Fair share: of two runs of one priority, that of the organization with fewer running goes first. */
    private static final String CLAIM = """
            UPDATE generation_run SET status = 'RUNNING', owner = ?1, claim = claim + 1, attempts = attempts + 1,
                lease_until = clock_timestamp() + make_interval(secs => ?2), execution_id = NULL
            WHERE id = (
                SELECT r.id FROM generation_run r
                LEFT JOIN (SELECT organization_id, count(*) AS running FROM generation_run
                           WHERE status = 'RUNNING' AND lease_until > clock_timestamp()
                           GROUP BY organization_id) share ON share.organization_id = r.organization_id
                WHERE (r.status = 'PENDING' AND r.due_at <= clock_timestamp())
                   OR (r.status = 'RUNNING' AND r.lease_until <= clock_timestamp())
                ORDER BY r.priority DESC, coalesce(share.running, 0), r.created_at, r.id
                LIMIT 1 FOR UPDATE OF r SKIP LOCKED)
            RETURNING id
            """;

    private EntityManager em;

    protected GenerationRunRepository() {}

    @Inject
    public GenerationRunRepository(EntityManager em) {
        this.em = em;
    }

    /**
     * Claims the next run that is due or whose owner let its lease expire.
     *
     * @param maxRunning how many runs with a living lease there may be in all nodes, this one included
     * @return empty when nothing is due or the cap is reached
     */
    public Optional<GenerationRun> claimNext(String owner, int leaseSeconds, int maxRunning) {
        em.createNativeQuery("SELECT 1 FROM (SELECT pg_advisory_xact_lock(?1)) AS l")
                .setParameter(1, CLAIMING)
                .getSingleResult();
        if (running() >= maxRunning) {
            return Optional.empty();
        }
        List<?> ids = em.createNativeQuery(CLAIM)
                .setParameter(1, owner)
                .setParameter(2, leaseSeconds)
                .getResultList();
        return ids.stream().findFirst().map(id -> em.find(GenerationRun.class, id, LockModeType.PESSIMISTIC_WRITE));
    }

    /** Runs with a living lease, in all nodes. */
    public int running() {
        return ((Number) em.createNativeQuery("SELECT count(*) FROM generation_run"
                                + " WHERE status = 'RUNNING' AND lease_until > clock_timestamp()")
                        .getSingleResult())
                .intValue();
    }

    /** Lengthens a claim's lease; false if the claim has been lost. */
    public boolean renew(Claim claim, int leaseSeconds) {
        return em.createNativeQuery("UPDATE generation_run"
                                + " SET lease_until = clock_timestamp() + make_interval(secs => ?1)"
                                + " WHERE id = ?2 AND claim = ?3 AND status = 'RUNNING'")
                        .setParameter(1, leaseSeconds)
                        .setParameter(2, claim.runId())
                        .setParameter(3, claim.number())
                        .executeUpdate()
                == 1;
    }

    /** Ends the leases of the node's earlier lives. */
    public int expireLeases(String node, String currentOwner) {
        return em.createNativeQuery("UPDATE generation_run SET lease_until = clock_timestamp()"
                        + " WHERE status = 'RUNNING' AND starts_with(owner, ?1) AND owner <> ?2")
                .setParameter(1, node + "/")
                .setParameter(2, currentOwner)
                .executeUpdate();
    }

    /** The run, locked to the end of the transaction, if the claim still counts. */
    public Optional<GenerationRun> lock(Claim claim) {
        return Optional.ofNullable(em.find(GenerationRun.class, claim.runId(), LockModeType.PESSIMISTIC_WRITE))
                .filter(run -> run.isHeldBy(claim));
    }

    public Optional<GenerationRun> find(UUID id) {
        return Optional.ofNullable(em.find(GenerationRun.class, id));
    }

    /** The latest version's run of a document. */
    public Optional<GenerationRun> latestOf(UUID documentId) {
        return em.createQuery(
                        "SELECT r FROM GenerationRun r WHERE r.documentId = :document ORDER BY r.version DESC",
                        GenerationRun.class)
                .setParameter("document", documentId)
                .setMaxResults(1)
                .getResultStream()
                .findFirst();
    }

    public void add(GenerationRun run) {
        em.persist(run);
    }
}
