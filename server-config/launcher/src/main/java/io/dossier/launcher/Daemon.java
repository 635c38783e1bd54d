package io.dossier.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A part that runs by itself: it outlives the launcher and the terminal.
 *
 * @param name its name in file names
 * @param data where its log and pid file stand
 */
record Daemon(String name, DataFolder data) {

    private static final long LARGEST_LOG = 20L << 20;

    /** The living process; empty when it does not run. */
    Optional<ProcessHandle> process() {
        return pidFile().process();
    }

    Path log() {
        return data.logs().resolve(name + ".log");
    }

    /** Returns where in the log that begins which it writes. */
    long start(List<String> command, Map<String, String> environment) throws LauncherFailure {
        try {
            rotate();
            long logged = Files.exists(log()) ? Files.size(log()) : 0;
            List<String> detached = new ArrayList<>(command);
            if (Files.isExecutable(Path.of("/usr/bin/setsid"))) {
                detached.add(0, "/usr/bin/setsid");
            }
            ProcessBuilder builder = new ProcessBuilder(detached)
                    .directory(data.root().toFile())
                    .redirectErrorStream(true)
                    .redirectInput(Path.of("/dev/null").toFile())
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()));
            builder.environment().putAll(environment);
            pidFile().write(builder.start().toHandle());
            return logged;
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The " + name + " cannot be started", e);
        }
    }

    /** Asks it to end, and ends it if it does not within the time. */
    void stop(Duration within) throws LauncherFailure {
        Optional<ProcessHandle> running = process();
        if (running.isPresent()) {
            end(running.get(), within);
        }
        try {
            pidFile().delete();
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.FAILED, "The pid file stays behind", e);
        }
    }

    static void end(ProcessHandle process, Duration within) throws LauncherFailure {
        process.destroy();
        try {
            process.onExit().get(within.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            process.destroyForcibly();
        } catch (ExecutionException e) {
            throw new LauncherFailure(ExitCode.FAILED, "Process " + process.pid() + " cannot be ended", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private PidFile pidFile() {
        return new PidFile(data.run().resolve(name + ".pid"));
    }

    private void rotate() throws IOException {
        if (Files.exists(log()) && Files.size(log()) > LARGEST_LOG) {
            Files.move(log(), log().resolveSibling(name + ".log.1"), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
