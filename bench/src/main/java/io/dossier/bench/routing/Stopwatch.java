package io.dossier.bench.routing;

import io.dossier.bench.Terminal;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/** Prints how long each step took: wall time and CPU time of the whole process. */
public final class Stopwatch {

    private long wall = System.nanoTime();
    private long cpu = cpuTime();

    public void lap(String step) {
        long wallNow = System.nanoTime();
        long cpuNow = cpuTime();
        Terminal.line(String.format(
                Locale.ROOT, "%7.2f s wall %7.2f s cpu  %s", (wallNow - wall) / 1e9, (cpuNow - cpu) / 1e9, step));
        wall = wallNow;
        cpu = cpuNow;
    }

    private static long cpuTime() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }
}
