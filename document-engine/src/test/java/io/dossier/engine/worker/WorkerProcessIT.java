package io.dossier.engine.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.Problem;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real worker processes, started from the folder that the distribution ships. */
class WorkerProcessIT {

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
    private static final Path LIB = Path.of("target", "worker").toAbsolutePath();
    private static final Duration MINUTE = Duration.ofMinutes(1);

    @TempDir
    private Path folder;

    @Test
    void embedsAndGoesOn() throws IOException {
        try (WorkerProcess worker = WorkerProcess.start(JAVA, LIB, 384)) {
            assertThat(worker.run(embed("first.json", "renal impairment"), MINUTE))
                    .isEqualTo(WorkerAnswer.DONE);
            assertThat(worker.run(embed("second.json", "adverse events", "tablets"), MINUTE))
                    .isEqualTo(WorkerAnswer.DONE);
            assertThat(vectors("second.json")).hasDimensions(2, 384);
            assertThat(folder.toFile().list()).containsExactlyInAnyOrder("first.json", "second.json");
        }
    }

    @Test
    void saysWhatIsWrongWithAFile() throws IOException {
        Path text = Files.writeString(folder.resolve("in.pdf"), "plain words");
        try (WorkerProcess worker = WorkerProcess.start(JAVA, LIB, 384)) {
            WorkerTask read = new WorkerTask.Read(text.toString(), "0".repeat(64), "in.pdf", folder + "/out.json");
            assertThat(worker.run(read, MINUTE).problem()).isEqualTo(Problem.UNREADABLE);
            WorkerTask template = new WorkerTask.ReadTemplate(text.toString(), folder + "/out.json");
            assertThat(worker.run(template, MINUTE).problem()).isEqualTo(Problem.UNREADABLE);
            assertThat(worker.alive()).isTrue();
        }
    }

    @Test
    void unwritableOutputIsNoFilesFault() throws IOException {
        try (WorkerProcess worker = WorkerProcess.start(JAVA, LIB, 384)) {
            assertThat(worker.run(embed("missing/out.json", "text"), MINUTE).problem())
                    .isEqualTo(Problem.CRASHED);
            assertThat(worker.alive()).isFalse();
        }
    }

    @Test
    void slowTaskIsKilled() throws IOException {
        try (WorkerProcess worker = WorkerProcess.start(JAVA, LIB, 384)) {
            WorkerAnswer answer = worker.run(embed("out.json", "text"), Duration.ofMillis(1));
            assertThat(answer.problem()).isEqualTo(Problem.TIMED_OUT);
            assertThat(worker.alive()).isFalse();
            assertThat(worker.run(embed("out.json", "text"), MINUTE).problem()).isEqualTo(Problem.CRASHED);
        }
    }

    @Test
    void fullMemoryEndsTheWorker() throws IOException {
        try (WorkerProcess worker = WorkerProcess.start(JAVA, LIB, 24)) {
            assertThat(worker.run(embed("out.json", "text"), MINUTE).problem()).isEqualTo(Problem.CRASHED);
            assertThat(worker.alive()).isFalse();
            assertThat(folder).isEmptyDirectory();
        }
    }

    @Test
    void fileThatFillsTheMemoryIsTooLargeAndNoCrash() throws IOException {
        try (WorkerProcess worker = WorkerProcess.start(JAVA, LIB, 24)) {
            WorkerAnswer answer = worker.run(read("1,2,3\n".repeat(5_000_000)), MINUTE);
            assertThat(answer.problem()).isEqualTo(Problem.TOO_LARGE);
            assertThat(answer.message()).contains("more memory", "Split it");
            assertThat(worker.alive()).isFalse();
        }
    }

    @Test
    void ownerOfAFileThatTakesTooLongIsToldWhatToDo() throws IOException {
        try (WorkerProcess worker = WorkerProcess.start(JAVA, LIB, 384)) {
            WorkerAnswer answer = worker.run(read("1,2"), Duration.ofMillis(1));
            assertThat(answer.problem()).isEqualTo(Problem.TIMED_OUT);
            assertThat(answer.message()).contains("takes longer", "Split it");
        }
    }

    @Test
    void killedWorkerIsSeen() throws IOException {
        try (WorkerProcess worker = WorkerProcess.start(JAVA, LIB, 384)) {
            ProcessHandle.of(worker.pid()).orElseThrow().destroyForcibly();
            assertThat(worker.run(embed("out.json", "text"), MINUTE).problem()).isEqualTo(Problem.CRASHED);
        }
    }

    @Test
    void endsWithItsOwnerAndLeavesNoFolder() throws IOException, InterruptedException {
        Path own = WorkerFolder.create();
        Process worker = WorkerCommand.of(JAVA, LIB, 384, own).start();
        worker.getOutputStream().close();
        assertThat(worker.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(own).doesNotExist();
    }

    private WorkerTask read(String csv) throws IOException {
        Path file = Files.writeString(folder.resolve("in.csv"), csv);
        return new WorkerTask.Read(file.toString(), "0".repeat(64), "in.csv", folder + "/out.json");
    }

    private WorkerTask embed(String output, String... texts) {
        return new WorkerTask.Embed(List.of(texts), folder + File.separator + output);
    }

    private float[][] vectors(String output) throws IOException {
        return EngineJson.MAPPER.readValue(Files.readAllBytes(folder.resolve(output)), float[][].class);
    }
}
