package io.dossier.engine.worker;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.dossier.engine.model.Problem;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Runs the task of one line and turns however it ends into the line of an answer. */
final class TaskRunner {

    private static final Logger LOG = Logger.getLogger(TaskRunner.class.getName());
    private static final int LONGEST_MESSAGE = 500;

    /** What a worker can do. */
    interface Tasks {
        void run(WorkerTask task) throws IOException, TaskRefused;
    }

    private final Tasks tasks;

    TaskRunner(Tasks tasks) {
        this.tasks = tasks;
    }

    String run(String line) {
        try {
            return EngineJson.MAPPER.writeValueAsString(answer(line));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("An answer has no JSON form", e);
        }
    }

    private WorkerAnswer answer(String line) {
        try {
            return answer(EngineJson.MAPPER.readValue(line, WorkerTask.class));
        } catch (JsonProcessingException e) {
            LOG.log(Level.WARNING, "Not a task", e);
            return new WorkerAnswer(Problem.CRASHED, "Not a task");
        }
    }

    /** As a future, because a parser may throw anything on a hostile file and the worker must outlive that. */
    private WorkerAnswer answer(WorkerTask task) {
        FutureTask<WorkerAnswer> future = new FutureTask<>(() -> {
            tasks.run(task);
            return WorkerAnswer.DONE;
        });
        future.run();
        try {
            return future.get();
        } catch (ExecutionException e) {
            return problem(task, e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new WorkerAnswer(Problem.CRASHED, "Interrupted");
        }
    }

    private static WorkerAnswer problem(WorkerTask task, Throwable cause) {
        if (cause instanceof TaskRefused refused) {
            return new WorkerAnswer(refused.problem(), cut(refused.getMessage()));
        }
        LOG.log(Level.WARNING, "Task failed", cause);
        if (!task.opensUsersFile() || isOurs(cause)) {
            return new WorkerAnswer(Problem.CRASHED, cut(cause.toString()));
        }
        return cause instanceof OutOfMemoryError
                ? new WorkerAnswer(Problem.TOO_LARGE, Refusals.outOfMemory(task))
                : new WorkerAnswer(Problem.UNREADABLE, "The file cannot be read");
    }

    /** A missing file or library. */
    private static boolean isOurs(Throwable cause) {
        return cause instanceof LinkageError || cause instanceof FileSystemException;
    }

    private static String cut(String message) {
        return message == null || message.length() <= LONGEST_MESSAGE ? message : message.substring(0, LONGEST_MESSAGE);
    }
}
