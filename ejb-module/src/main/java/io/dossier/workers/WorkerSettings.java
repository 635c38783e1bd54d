package io.dossier.workers;

import java.nio.file.Path;
import java.time.Duration;

/**
 * How worker processes are started.
 *
 * @param java the java command
 * @param lib folder of the engine's jar and what it needs
 * @param count how many there are at most
 * @param heapMb largest heap of each in MB
 * @param timeout how long reading or writing one file may take
 */
public record WorkerSettings(Path java, Path lib, int count, int heapMb, Duration timeout) {

    public WorkerSettings {
        require(count >= 1 && count <= 64, "worker.count", "from 1 to 64");
        require(heapMb >= 128, "worker.heap-mb", "at least 128");
        require(timeout.toSeconds() >= 1, "worker.timeout-seconds", "at least 1");
    }

    private static void require(boolean holds, String name, String expected) {
        if (!holds) {
            throw new IllegalArgumentException("Setting " + name + " must be " + expected);
        }
    }
}
