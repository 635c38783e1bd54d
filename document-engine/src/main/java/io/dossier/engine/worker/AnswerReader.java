package io.dossier.engine.worker;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Reads a worker's answers in a thread of its own, because a pipe cannot be read with a time limit. */
final class AnswerReader {

    private static final Logger LOG = Logger.getLogger(AnswerReader.class.getName());
    /** A worker that a file has taken over must not fill the server's memory. */
    private static final int LONGEST_LINE = 64 * 1024;

    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>(2);
    private volatile boolean ended;

    AnswerReader(Process process) {
        Thread reader = new Thread(() -> read(process), "worker-" + process.pid() + "-answers");
        reader.setDaemon(true);
        reader.start();
    }

    /** The next line; empty when none came in time or the worker ended. */
    Optional<String> next(Duration timeout) throws InterruptedException {
        if (ended && lines.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> line = lines.poll(timeout.toMillis(), TimeUnit.MILLISECONDS);
        return line == null ? Optional.empty() : line;
    }

    /** Whether nothing more will come. */
    boolean ended() {
        return ended;
    }

    private void read(Process process) {
        try (InputStream stdout = new BufferedInputStream(process.getInputStream())) {
            String line = line(stdout);
            while (line != null && lines.offer(Optional.of(line))) {
                line = line(stdout);
            }
        } catch (IOException e) {
            LOG.log(Level.FINE, "A worker's answers end", e);
        }
        ended = true;
        lines.offer(Optional.empty());
        process.destroyForcibly();
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != -1; next = in.read()) {
            if (next == '\n') {
                return line.toString(StandardCharsets.UTF_8);
            }
            line.write(next);
            if (line.size() > LONGEST_LINE) {
                throw new IOException("A line without end");
            }
        }
        return null;
    }
}
