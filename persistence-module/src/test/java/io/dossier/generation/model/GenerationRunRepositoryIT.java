package io.dossier.generation.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.database.TestDatabase;
import io.dossier.ids.Ids;
import java.io.IOException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GenerationRunRepositoryIT {

    private static final int LEASE = 60;
    private static final int EXPIRED = 0;
    private static final UUID ACME = Ids.next();
    private static final UUID GLOBEX = Ids.next();

    private static TestDatabase database;

    @BeforeAll
    static void start() {
        database = TestDatabase.start();
        for (UUID organization : List.of(ACME, GLOBEX)) {
            database.execute("insert into organization (id, name, created_at) values ('%s', '%s', now())"
                    .formatted(organization, organization));
        }
    }

    @AfterAll
    static void stop() throws IOException {
        database.close();
    }

    @BeforeEach
    void empty() {
        database.execute("delete from document");
    }

    @Test
    void fiftyRunsAreClaimedOnceEachAndNeverMoreThanTheCapByTwoNodes() throws InterruptedException, ExecutionException {
        List<UUID> all = IntStream.range(0, 50).mapToObj(i -> add(ACME, 0)).toList();
        List<UUID> claimed = Collections.synchronizedList(new ArrayList<>());

        ExecutorService threads = Executors.newFixedThreadPool(8);
        List<Future<Integer>> nodes = IntStream.range(0, 8)
                .mapToObj(i -> threads.submit(() -> workAsNode("node" + i % 2, claimed, all.size())))
                .toList();
        int mostAtOnce = 0;
        for (Future<Integer> node : nodes) {
            mostAtOnce = Math.max(mostAtOnce, node.get());
        }
        threads.shutdown();

        assertThat(claimed).containsExactlyInAnyOrderElementsOf(all);
        assertThat(mostAtOnce).isBetween(1, 2);
    }

    /** Claims and completes until all are done; tells the most runs it ever saw at work. */
    private int workAsNode(String node, List<UUID> claimed, int all) {
        int most = 0;
        while (claimed.size() < all) {
            Optional<Claim> claim = claim(node, 2);
            if (claim.isPresent()) {
                claimed.add(claim.get().runId());
                most = Math.max(most, inTransaction(GenerationRunRepository::running));
                inTransaction(runs -> {
                    runs.lock(claim.get()).orElseThrow().done(OffsetDateTime.now());
                    return null;
                });
            }
        }
        return most;
    }

    @Test
    void expiredLeaseIsClaimedAgainAndTheOldClaimIsLost() {
        UUID run = add(ACME, 0);
        Claim first = claim("a", EXPIRED, 1).orElseThrow();

        Claim second = claim("b", LEASE, 1).orElseThrow();

        assertThat(second.runId()).isEqualTo(run);
        assertThat(second.number()).isGreaterThan(first.number());
        assertThat(isHeld(first)).isFalse();
        assertThat(renew(first)).isFalse();
        assertThat(attempts(second)).isEqualTo(2);
    }

    @Test
    void livingLeaseIsNotClaimedByAnother() {
        add(ACME, 0);
        assertThat(claim("a", 5)).isPresent();

        assertThat(claim("b", 5)).isEmpty();
    }

    @Test
    void renewedLeaseLives() {
        add(ACME, 0);
        Claim claim = claim("a", EXPIRED, 5).orElseThrow();

        assertThat(renew(claim)).isTrue();
        assertThat(claim("b", 5)).isEmpty();
    }

    @Test
    void restartedNodeTakesBackItsOwnRunsOnly() {
        add(ACME, 0);
        add(ACME, 0);
        Claim mine = claim("a/1", 5).orElseThrow();
        assertThat(claim("b/1", 5)).isPresent();

        int freed = inTransaction(runs -> runs.expireLeases("a", "a/2"));

        assertThat(freed).isEqualTo(1);
        assertThat(claim("a/2", 5)).map(Claim::runId).contains(mine.runId());
        assertThat(claim("a/2", 5)).isEmpty();
    }

    @Test
    void organizationWithFewerRunningGoesFirst() {
        add(ACME, 0);
        add(ACME, 0);
        UUID globex = add(GLOBEX, 0);
        assertThat(claim("a", 5)).isPresent();

        assertThat(claim("a", 5)).map(Claim::runId).contains(globex);
    }

    @Test
    void priorityGoesBeforeFairShare() {
        add(ACME, 0);
        assertThat(claim("a", 5)).isPresent();
        UUID urgent = add(ACME, 9);
        add(GLOBEX, 0);

        assertThat(claim("a", 5)).map(Claim::runId).contains(urgent);
    }

    @Test
    void runThatWasHandedBackWaitsUntilItIsDue() {
        add(ACME, 0);
        Claim claim = claim("a", 5).orElseThrow();
        inTransaction(runs -> {
            runs.lock(claim)
                    .orElseThrow()
                    .handBack("store away", OffsetDateTime.now().plusMinutes(1));
            return null;
        });

        assertThat(claim("a", 5)).isEmpty();
    }

    private static boolean isHeld(Claim claim) {
        return inTransaction(runs -> runs.lock(claim).isPresent());
    }

    private static boolean renew(Claim claim) {
        return inTransaction(runs -> runs.renew(claim, LEASE));
    }

    private static int attempts(Claim claim) {
        return inTransaction(runs -> runs.lock(claim).orElseThrow().attempts());
    }

    private static Optional<Claim> claim(String owner, int cap) {
        return claim(owner, LEASE, cap);
    }

    private static Optional<Claim> claim(String owner, int lease, int cap) {
        return inTransaction(runs -> runs.claimNext(owner, lease, cap).map(GenerationRun::claim));
    }

    private static <T> T inTransaction(Function<GenerationRunRepository, T> work) {
        return database.inTransaction(em -> work.apply(new GenerationRunRepository(em)));
    }

    private static UUID add(UUID organization, int priority) {
        UUID document = Ids.next();
        UUID run = Ids.next();
        addDocument(document, organization);
        inTransaction(runs -> {
            runs.add(new GenerationRun(run, document, 1, organization, OffsetDateTime.now()));
            return null;
        });
        database.execute("update generation_run set priority = %d where id = '%s'".formatted(priority, run));
        return run;
    }

    private static void addDocument(UUID id, UUID organization) {
        database.execute("""
                insert into document (id, organization_id, document_name, document_type, product_name, status, version,
                    owner, connector_data_id, document_instructions, style_guide_id, selected_sections,
                    last_regeneration, created_at, updated_at)
                values ('%s', '%s', 'CSR', 'CSR', '', 'PENDING', 1, 'writer', '', '', '', '[]', now(), now(), now())
                """.formatted(id, organization));
    }
}
