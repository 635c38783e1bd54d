package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The product is killed in the middle of each step. To be in the middle of a step and not somewhere near it, the test
 * holds a lock on a table that the step writes, and kills the server when the step waits for it.
 */
class RestartIT {

    private static final Duration PATIENCE = Duration.ofMinutes(5);

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
