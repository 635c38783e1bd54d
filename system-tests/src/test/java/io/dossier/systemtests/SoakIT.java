package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Three users have documents written without pause while processes are killed at random moments and each part is
 * stopped once. The order and the moments come from a seed, which is told; {@code -Dsoak.seed} gives it again, {@code
 * -Dsoak.kills} asks for more kills or fewer.
 */
@Tag("soak")
class SoakIT {

    private static final Logger LOG = System.getLogger(SoakIT.class.getName());

    private static final int KILLS = Integer.getInteger("soak.kills", 15);
    private static final int LONGEST_PEACE_MILLIS = 15_000;
    private static final Duration PATIENCE = Duration.ofMinutes(15);

    private final Product product = Product.fresh();
    private final AtomicBoolean enough = new AtomicBoolean();
    private final ScheduledExecutorService threads = Executors.newScheduledThreadPool(4);

    /** However it ended. */
    @AfterEach
    void stop() {
        threads.shutdownNow();
        product.stop();
    }

    @Test
    void everyAcceptedDocumentIsWrittenAsIfNothingHadHappened()
            throws ExecutionException, InterruptedException, SQLException {
        long seed = Long.getLong("soak.seed", System.nanoTime());
        tell("soak.seed=" + seed);
        product.start();
        List<SoakClient.Accepted> accepted = disturbed(new Random(seed));
        tell(accepted.size() + " documents were promised");
        try (ProductDatabase database = ProductDatabase.of(product)) {
            Leftovers leftovers = new Leftovers(product, database);
            leftovers.assertNone();
            leftovers.assertObjectsAreThoseOfRows();
            assertAsUndisturbed(accepted, database);
        }
        product.stop();
        assertThat(ProductProcess.all(product)).isEmpty();
    }

    private List<SoakClient.Accepted> disturbed(Random random) throws ExecutionException, InterruptedException {
        Api nobody = new Api(product.url());
        GenerationJob refused = new GenerationJob(nobody.as(Api.WRITER2), "refused");
        List<Future<List<SoakClient.Accepted>>> clients = new ArrayList<>();
        for (String user : List.of(Api.WRITER, Api.OWNER, Api.FOREIGN_OWNER)) {
            clients.add(threads.submit(new SoakClient(nobody, user, enough)));
        }
        for (Disturbance disturbance : disturbances(random, nobody.as(Api.WRITER2), refused)) {
            int peace = random.nextInt(LONGEST_PEACE_MILLIS);
            tell(disturbance.name() + ", after " + peace + " ms");
            threads.schedule(disturbance.action(), peace, TimeUnit.MILLISECONDS).get();
            requireNoneGaveUp(clients);
        }
        enough.set(true);
        List<SoakClient.Accepted> accepted = new ArrayList<>();
        for (Future<List<SoakClient.Accepted>> client : clients) {
            accepted.addAll(client.get());
        }
        return accepted;
    }

    private List<Disturbance> disturbances(Random random, Api writer, GenerationJob job) {
        List<Disturbance> all = new ArrayList<>();
        for (int i = 0; i < KILLS; i++) {
            Kill kill = Kill.values()[i % Kill.values().length];
            all.add(new Disturbance("killed: " + kill, () -> kill.strike(product)));
        }
        for (Outage outage : Outage.values()) {
            all.add(new Disturbance("stopped: " + outage, () -> outage.happen(product, writer, job)));
        }
        Collections.shuffle(all, random);
        return all;
    }

    /** Who looks for a failure needs the seed and what was done, so it is as loud as what tests show. */
    private static void tell(String what) {
        LOG.log(Level.WARNING, what);
    }

    private static void requireNoneGaveUp(List<Future<List<SoakClient.Accepted>>> clients)
            throws ExecutionException, InterruptedException {
        for (Future<List<SoakClient.Accepted>> client : clients) {
            if (client.isDone()) {
                throw new IllegalStateException("A client ended with " + client.get());
            }
        }
    }

    /** Lets all runs do all their steps again in peace, on sources that are read again. */
    private void assertAsUndisturbed(List<SoakClient.Accepted> accepted, ProductDatabase database) throws SQLException {
        Map<String, Written> disturbed = written(accepted, database);
        database.forgetSources();
        for (SoakClient.Accepted each : accepted) {
            database.runAgain(each.id());
        }
        Map<String, Written> undisturbed = written(accepted, database);
        for (SoakClient.Accepted each : accepted) {
            assertThat(disturbed.get(each.id()).parts())
                    .isEqualTo(undisturbed.get(each.id()).parts());
            assertThat(disturbed.get(each.id()).bytes())
                    .isEqualTo(undisturbed.get(each.id()).bytes());
        }
    }

    private Map<String, Written> written(List<SoakClient.Accepted> accepted, ProductDatabase database)
            throws SQLException {
        Map<String, Written> all = new LinkedHashMap<>();
        for (SoakClient.Accepted each : accepted) {
            Api api = new Api(product.url()).as(each.user());
            GenerationJob.awaitStatus(api, each.id(), "Ready", PATIENCE);
            all.put(each.id(), new Written(GenerationJob.output(api, each.id()), database.completedParts(each.id())));
        }
        return all;
    }

    /** Something that goes wrong. */
    private record Disturbance(String name, Runnable action) {}

    /** A document with the parts of its run that the ledger holds. */
    private record Written(byte[] bytes, List<String> parts) {}
}
