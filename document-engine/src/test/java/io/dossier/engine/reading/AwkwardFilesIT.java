package io.dossier.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Problem;
import io.dossier.engine.worker.EngineJson;
import io.dossier.engine.worker.WorkerAnswer;
import io.dossier.engine.worker.WorkerProcess;
import io.dossier.engine.worker.WorkerTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Encrypted, corrupt, hostile and mistyped files of others, one after another in one worker process: each ends as its
 * collector's SOURCES.md says, within a minute and half a heap, and leaves the worker fit for the next.
 */
class AwkwardFilesIT {

    /** Nothing but pictures, objects, empty cells or controls, for other programs too: refused, and that is said. */
    private static final Set<String> WORDLESS =
            Set.of("Bug60341.docx", "57893-many-merges.xlsx", "testRTFEmbeddedFiles.rtf");

    private static final Duration MINUTE = Duration.ofSeconds(60);
    private static final int HALF_A_HEAP_MB = 256;

    private static WorkerProcess worker;

    @TempDir
    private static Path folder;

    private record Case(String file, String verdict) {}

    @AfterAll
    static void endWorker() {
        if (worker != null) {
            worker.close();
        }
    }

    @TestFactory
    Stream<DynamicTest> endsAsItsVerdictSays() throws IOException {
        Path sources = SharedData.file("awkward/SOURCES.md");
        List<Case> cases = Files.readAllLines(sources).stream()
                .map(line -> line.split(" \\| "))
                .filter(cells -> cells.length >= 8)
                .map(cells -> new Case(cells[0], cells[7].strip()))
                .filter(item -> Set.of("accept", "either", "reject").contains(item.verdict()))
                .toList();
        assertThat(cases).hasSizeGreaterThan(50);
        return cases.stream().map(item -> DynamicTest.dynamicTest(item.file(), () -> check(item)));
    }

    private static void check(Case item) throws IOException {
        WorkerAnswer answer = read(item.file());
        if (WORDLESS.contains(String.valueOf(Path.of(item.file()).getFileName()))) {
            assertThat(answer.problem()).isEqualTo(Problem.EMPTY);
        } else if (item.verdict().equals("accept")) {
            assertThat(answer.problem()).isNull();
        } else if (item.verdict().equals("reject")) {
            assertThat(answer.problem()).isNotNull();
        }
        assertThat(answer.problem()).as(answer.message()).isNotIn(Problem.CRASHED, Problem.TIMED_OUT);
        if (answer.problem() != null) {
            assertThat(answer.message())
                    .endsWith(".")
                    .hasSizeBetween(30, 300)
                    .containsAnyOf("pload", "Split")
                    .doesNotContain("/", "Exception", "apache");
        }
    }

    @Test
    void encryptedFilesAreNamedSo() throws IOException {
        for (String file : List.of("issue6010_1.pdf", "example_password.xlsx", "bug53475-password-is-pass.docx")) {
            WorkerAnswer answer = read("encrypted/" + file);
            assertThat(answer.problem()).isEqualTo(Problem.ENCRYPTED);
            assertThat(answer.message()).contains("protected by a password", "upload the file again");
        }
    }

    @Test
    void trackedChangesReadAsAccepted() throws IOException {
        assertThat(read("structure/delins.docx")).isEqualTo(WorkerAnswer.DONE);
        DocumentModel model =
                EngineJson.MAPPER.readValue(folder.resolve("out.json").toFile(), DocumentModel.class);
        String deleted = "pendant worn";
        assertThat(model.blocks().toString()).contains("extremely well").doesNotContain(deleted);
    }

    private static WorkerAnswer read(String file) throws IOException {
        Path path = SharedData.file("awkward/" + file).toRealPath();
        return worker().run(
                        new WorkerTask.Read(
                                path.toString(),
                                "0".repeat(64),
                                String.valueOf(path.getFileName()),
                                folder + "/out.json"),
                        MINUTE);
    }

    /** One for all files; another only if a file ended it. */
    private static WorkerProcess worker() throws IOException {
        if (worker == null || !worker.alive()) {
            Path java = Path.of(System.getProperty("java.home"), "bin", "java");
            worker = WorkerProcess.start(java, Path.of("target", "worker").toAbsolutePath(), HALF_A_HEAP_MB);
        }
        return worker;
    }
}
