package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two servers over the same database, broker and store. */
class NodesIT {

    private static final int RUNS = 50;
    private static final int CAP = 2;
    private static final String STEPS = "extract-and-classify, ingest, create-outline, orchestrate-rules, produce-docx";
    private static final String INDEXED = "sources were not in the search index and have been indexed";
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static Product first;
    private static Product second;

    @BeforeAll
    static void start() {
        first = Product.fresh().configured("generation.max-running", Integer.toString(CAP));
        first.start();
        GenerationJob job = job();
        job.awaitStatus(job.accepted(job.body()), "Ready", PATIENCE);
        second = first.node("node2");
        second.start();
    }

    @AfterAll
    static void stop() {
        first.stop();
    }

    @Test
    void serverThatJoinsIndexesWhatTheOthersIngested() {
        Path log = second.logs().resolve("server-node2.log");
        Instant end = Instant.now().plus(PATIENCE);
        while (!read(log).contains(INDEXED)) {
            assertThat(Instant.now()).as(log + " says what was indexed").isBefore(end);
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(250));
        }
    }

    @Test
    void fiftyRunsAreEachDoneOnceByBothAndNeverMoreAtOnceThanTheCap() throws SQLException {
        try (ProductDatabase database = ProductDatabase.of(first)) {
            RunWatch watch = RunWatch.over(database);
            long jobsBefore = watch.jobs();
            GenerationJob job = job();
            GenerationJob other = job.at(second.url());

            List<String> ids = new ArrayList<>();
            for (int i = 0; i < RUNS; i++) {
                GenerationJob asked = i % 2 == 0 ? job : other;
                ids.add(asked.accepted(asked.body()));
            }
            for (String id : ids) {
                other.awaitStatus(id, "Ready", PATIENCE);
            }

            assertThat(watch.otherThanOnce()).isEmpty();
            assertThat(watch.mostAtOnce()).isEqualTo(CAP);
            assertThat(watch.mostJobsAtOnce()).isEqualTo(CAP);
            assertThat(watch.servers()).containsExactly("node1", "node2");
            assertThat(watch.jobs() - jobsBefore).isEqualTo(RUNS);
            assertThat(watch.stepsOfEach()).hasSize(RUNS).containsOnly(STEPS);
        }
    }

    private static GenerationJob job() {
        return new GenerationJob(
                new Api(first.url()).as(Api.WRITER), UUID.randomUUID().toString());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
