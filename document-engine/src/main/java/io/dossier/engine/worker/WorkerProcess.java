package io.dossier.engine.worker;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.dossier.engine.model.Problem;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * A worker process as its owner sees it. After {@code TIMED_OUT} or {@code CRASHED} it is dead, and after
 * {@code TOO_LARGE} where a file filled its memory: then its owner starts another. Every other answer leaves it ready for
 * the next task.
 */
public final class WorkerProcess implements AutoCloseable {

    /** How a JVM ends that was started with ExitOnOutOfMemoryError. */
    private static final int OUT_OF_MEMORY = 3;

    private final Process process;
    private final AnswerReader answers;
    private final Path folder;

    private WorkerProcess(Process process, Path folder) {
        this.process = process;
        this.answers = new AnswerReader(process);
        this.folder = folder;
    }

    /**
     * Starts a worker; it is ready for a task at once.
     *
     * @param java the {@code java} command
     * @param lib the folder with the engine's jar and all it needs
     * @param heapMb largest heap in MB; the embedding model takes 280 MB beside it
     */
    public static WorkerProcess start(Path java, Path lib, int heapMb) throws IOException {
        Path folder = WorkerFolder.create();
        try {
            return new WorkerProcess(WorkerCommand.of(java, lib, heapMb, folder).start(), folder);
        } catch (IOException e) {
            Files.deleteIfExists(folder);
            throw e;
        }
    }

    /** Runs one task; others wait. Never throws for what a worker does. */
    public synchronized WorkerAnswer run(WorkerTask task, Duration timeout) {
        try {
            send(task);
            Optional<String> line = answers.next(timeout);
            return line.isPresent() ? parse(line.get()) : silent(task, timeout);
        } catch (IOException e) {
            return dead("The worker ended: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return dead("Interrupted");
        }
    }

    /** Whether it can take another task. */
    public boolean alive() {
        return process.isAlive();
    }

    public long pid() {
        return process.pid();
    }

    /** Ends it, in the middle of a task too. */
    @Override
    public void close() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        WorkerFolder.delete(folder);
    }

    private void send(WorkerTask task) throws IOException {
        OutputStream stdin = process.getOutputStream();
        byte[] line = EngineJson.MAPPER.writerFor(WorkerTask.class).writeValueAsBytes(task);
        stdin.write(line);
        stdin.write('\n');
        stdin.flush();
    }

    private WorkerAnswer parse(String line) {
        try {
            WorkerAnswer answer = EngineJson.MAPPER.readValue(line, WorkerAnswer.class);
            return answer.problem() == Problem.CRASHED ? dead(answer.message()) : answer;
        } catch (JsonProcessingException e) {
            return dead("The worker's answer is none");
        }
    }

    private WorkerAnswer silent(WorkerTask task, Duration timeout) {
        boolean ended = answers.ended();
        close();
        if (!ended) {
            return new WorkerAnswer(Problem.TIMED_OUT, Refusals.timedOut(task, timeout));
        }
        return task.opensUsersFile() && process.exitValue() == OUT_OF_MEMORY
                ? new WorkerAnswer(Problem.TOO_LARGE, Refusals.outOfMemory(task))
                : dead("The worker ended in the middle of a task");
    }

    private WorkerAnswer dead(String message) {
        close();
        return new WorkerAnswer(Problem.CRASHED, message);
    }
}
