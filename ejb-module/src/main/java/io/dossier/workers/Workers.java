package io.dossier.workers;

import io.dossier.engine.model.Problem;
import io.dossier.engine.worker.WorkerAnswer;
import io.dossier.engine.worker.WorkerProcess;
import io.dossier.engine.worker.WorkerTask;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The pool of worker processes. */
@ApplicationScoped
public class Workers {

    private static final Logger LOG = Logger.getLogger(Workers.class.getName());
    /** Embedding a long source takes minutes; that it reads our own model only, no file of a user, makes it safe. */
    private static final int EMBEDDING_TIMES_LONGER = 20;

    private WorkerSettings settings;
    private Semaphore free;
    private final Deque<WorkerProcess> idle = new ConcurrentLinkedDeque<>();
    private volatile boolean closed;

    protected Workers() {}

    @Inject
    public Workers(WorkerSettings settings) {
        this.settings = settings;
        this.free = new Semaphore(settings.count(), true);
    }

    /**
     * Runs a task to its end. Waits for a free worker for as long as a task may take.
     *
     * @throws UnreadableFile if the file the task opens cannot be read; the message is for its owner
     * @throws WorkerFailure if no worker could do it
     */
    public void run(WorkerTask task) {
        WorkerAnswer answer = attempt(task);
        if (answer.problem() == Problem.CRASHED) {
            LOG.log(Level.WARNING, "Worker crashed, one more try: {0}", answer.message());
            answer = attempt(task);
        }
        check(task, answer);
    }

    private static void check(WorkerTask task, WorkerAnswer answer) {
        if (answer.problem() == null) {
            return;
        }
        boolean usersFile = task.opensUsersFile() && answer.problem() != Problem.CRASHED;
        throw usersFile
                ? new UnreadableFile(answer.message())
                : new WorkerFailure("The worker failed: " + answer.message());
    }

    private WorkerAnswer attempt(WorkerTask task) {
        acquire(timeout(task));
        try {
            WorkerProcess worker = take();
            try {
                return worker.run(task, timeout(task));
            } finally {
                giveBack(worker);
            }
        } finally {
            free.release();
        }
    }

    private Duration timeout(WorkerTask task) {
        return task.opensUsersFile() ? settings.timeout() : settings.timeout().multipliedBy(EMBEDDING_TIMES_LONGER);
    }

    private void acquire(Duration patience) {
        try {
            if (!free.tryAcquire(patience.multipliedBy(2).toMillis(), TimeUnit.MILLISECONDS)) {
                throw new WorkerFailure("All workers are busy");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new WorkerFailure("Interrupted");
        }
    }

    private WorkerProcess take() {
        WorkerProcess worker = idle.pollFirst();
        while (worker != null && !worker.alive()) {
            worker.close();
            worker = idle.pollFirst();
        }
        return worker == null ? start() : worker;
    }

    private WorkerProcess start() {
        if (closed) {
            throw new WorkerFailure("The server is shutting down");
        }
        try {
            return WorkerProcess.start(settings.java(), settings.lib(), settings.heapMb());
        } catch (IOException e) {
            LOG.log(Level.SEVERE, e, () -> "A worker cannot be started with " + settings);
            throw new WorkerFailure("A worker cannot be started");
        }
    }

    private void giveBack(WorkerProcess worker) {
        if (worker.alive() && !closed) {
            idle.addFirst(worker);
        } else {
            worker.close();
        }
    }

    @PreDestroy
    void close() {
        closed = true;
        idle.forEach(WorkerProcess::close);
        idle.clear();
    }
}
