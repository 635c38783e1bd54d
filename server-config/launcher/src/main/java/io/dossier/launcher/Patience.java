package io.dossier.launcher;

import java.time.Duration;

/** Waits for something that cannot say when it is done. */
final class Patience {

    private static final Duration STEP = Duration.ofMillis(200);

    private final long end;

    Patience(Duration within) {
        this.end = System.nanoTime() + within.toNanos();
    }

    /** Waits a little; false when the time is over. */
    boolean pause() throws LauncherFailure {
        try {
            Thread.sleep(STEP.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LauncherFailure(ExitCode.FAILED, "Interrupted", e);
        }
        return System.nanoTime() < end;
    }
}
