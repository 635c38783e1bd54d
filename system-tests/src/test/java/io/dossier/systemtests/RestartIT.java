package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What goes wrong while documents are written. The product is killed in the middle of each step: to be in the middle of a step and not somewhere near it, the test
 * holds a lock on a table that the step writes, and kills the server when the step waits for it.
 */
class RestartIT {

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** The setting's default. */
    private static final int ATTEMPTS = 5;

    private static Product product;

    @BeforeAll
    static void start() {
        product = Product.fresh();
        product.start();
    }

    @AfterAll
    static void stop() {
        product.stop();
    }

    @ParameterizedTest(name = "killed in {0}")
    @CsvSource({
        "extract-and-classify, source_content",
        "ingest, chunk",
        "create-outline, outline_section",
        "orchestrate-rules, details_rule",
        "produce-docx, stored_file"
    })
    void killedServerFinishesTheDocumentWithTheSameBytes(String step, String table) throws SQLException {
        GenerationJob job = new GenerationJob(writer(), mark());
        String id;
        try (ProductDatabase database = ProductDatabase.of(product)) {
            database.lock(table);
            id = job.accepted(job.body());
            database.awaitWaitingFor(table, PATIENCE);
            assertThat(database.completedSteps(id)).doesNotContain(step);
            ProductProcess.of(product, "server").kill();
        }
        product.start();

        assertReadyWithTheBytesOfAnUndisturbedRun(job, id);
    }

    @Test
    void wholeProductKilledFinishesTheDocumentToo() throws SQLException {
        GenerationJob job = new GenerationJob(writer(), mark());
        String id;
        try (ProductDatabase database = ProductDatabase.of(product)) {
            database.lock("details_rule");
            id = job.accepted(job.body());
            database.awaitWaitingFor("details_rule", PATIENCE);
            ProductProcess.of(product, "server").kill();
            ProductProcess.of(product, "services").kill();
        }
        product.start();

        assertReadyWithTheBytesOfAnUndisturbedRun(job, id);
    }

    /** The waiting between its attempts is left out; the others also wake the dispatcher. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void runThatFailsEachTimeEndsFailedAndHoldsUpNobody() throws SQLException {
        String mark = mark();
        GenerationJob job = new GenerationJob(writer(), mark);
        Map<String, Object> poisoned = job.body();
        poisoned.put("output_name", "poisoned-" + mark);
        try (ProductDatabase database = ProductDatabase.of(product)) {
            database.poison("poisoned-" + mark);
            String id = job.accepted(poisoned);
            while (!database.hasEnded(id)) {
                job.awaitStatus(job.accepted(job.body()), "Ready", PATIENCE);
                database.hurry(id);
            }

            Answer failed = job.awaitStatus(id, "Failed", PATIENCE);
            assertThat(failed.text("error"))
                    .startsWith("The document could not be generated in " + ATTEMPTS + " attempts");
        }
    }

    @ParameterizedTest
    @EnumSource
    void stoppedPartIsToldAtOnceAndComesBackWithoutARestart(Outage outage) {
        GenerationJob job = new GenerationJob(writer(), mark());

        outage.happen(product, writer(), job);

        job.awaitStatus(job.accepted(job.body()), "Ready", PATIENCE);
    }

    @Test
    void officeProgramOfAKilledServerIsEndedByTheNextStart() {
        new GenerationJob(writer(), mark());
        assumeThat(ProductProcess.office(product))
                .as("without LibreOffice there is nothing to end")
                .isNotEmpty();
        ProductProcess.of(product, "server").kill();

        product.start();

        assertThat(ProductProcess.orphans(product)).isEmpty();
    }

    /** Lets the same run do all its steps again without disturbance. */
    private static void assertReadyWithTheBytesOfAnUndisturbedRun(GenerationJob job, String id) throws SQLException {
        job.awaitStatus(id, "Ready", PATIENCE);
        byte[] afterKill = job.output(id);
        try (ProductDatabase database = ProductDatabase.of(product)) {
            database.runAgain(id);
        }
        job.awaitStatus(id, "Ready", PATIENCE);
        assertThat(job.output(id)).isEqualTo(afterKill);
    }

    private static Api writer() {
        return new Api(product.url()).as(Api.WRITER);
    }

    private static String mark() {
        return UUID.randomUUID().toString().substring(0, 8);
    }
}
