package io.dossier.engine.worker;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.dossier.engine.model.Problem;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import org.junit.jupiter.api.Test;

class TaskRunnerTest {

    private static final WorkerTask READ = new WorkerTask.Read("in.pdf", "hash", "in.pdf", "out.json");
    private static final WorkerTask EMBED = new WorkerTask.Embed(List.of("text"), "out.json");

    @Test
    void doneTaskHasNoProblem() throws JsonProcessingException {
        assertThat(answer(READ, task -> {})).isEqualTo(WorkerAnswer.DONE);
    }

    @Test
    void refusalKeepsItsReason() throws JsonProcessingException {
        WorkerAnswer answer = answer(READ, task -> {
            throw new TaskRefused(Problem.ENCRYPTED, "It needs a password", null);
        });
        assertThat(answer).isEqualTo(new WorkerAnswer(Problem.ENCRYPTED, "It needs a password"));
    }

    @Test
    void whateverAParserThrowsIsTheFilesFault() throws JsonProcessingException {
        assertThat(answer(READ, task -> deeper(0)).problem()).isEqualTo(Problem.UNREADABLE);
        assertThat(answer(READ, task -> {
                            throw new IOException("truncated");
                        })
                        .problem())
                .isEqualTo(Problem.UNREADABLE);
    }

    @Test
    void missingFilesAndLibrariesAreOurFault() throws JsonProcessingException {
        assertThat(answer(READ, task -> {
                            throw new NoSuchFileException("in.pdf");
                        })
                        .problem())
                .isEqualTo(Problem.CRASHED);
        assertThat(answer(READ, task -> {
                            throw new NoClassDefFoundError("a.Parser");
                        })
                        .problem())
                .isEqualTo(Problem.CRASHED);
    }

    @Test
    void tasksOnOurOwnDataBlameNoFile() throws JsonProcessingException {
        WorkerAnswer answer = answer(EMBED, task -> {
            throw new IllegalStateException("no model");
        });
        assertThat(answer.problem()).isEqualTo(Problem.CRASHED);
    }

    @Test
    void nonsenseIsAnsweredToo() throws JsonProcessingException {
        String line = new TaskRunner(task -> {}).run("{\"task\":\"dance\"}");
        assertThat(parse(line).problem()).isEqualTo(Problem.CRASHED);
    }

    private static WorkerAnswer answer(WorkerTask task, TaskRunner.Tasks tasks) throws JsonProcessingException {
        String line = EngineJson.MAPPER.writerFor(WorkerTask.class).writeValueAsString(task);
        return parse(new TaskRunner(tasks).run(line));
    }

    private static WorkerAnswer parse(String line) throws JsonProcessingException {
        assertThat(line).doesNotContain("\n");
        return EngineJson.MAPPER.readValue(line, WorkerAnswer.class);
    }

    @SuppressWarnings("InfiniteRecursion")
    private static void deeper(int depth) {
        deeper(depth + 1);
    }
}
