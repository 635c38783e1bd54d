package io.dossier.bench.awkward;

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
import java.util.Locale;
import java.util.stream.Stream;

/**
 * How one file ended in a worker of its own.
 *
 * @param problem null if it was read
 * @param words what was read, or what its owner is told
 * @param peakKilobytes largest resident size of the worker, its JVM included; 0 where the system does not tell or it ended
 * @param survived whether the worker was ready for another file
 */
record Reading(Problem problem, String words, Duration wall, long peakKilobytes, boolean survived) {

    private static final int HEAP_MB = 512;
    private static final Duration TIMEOUT = Duration.ofSeconds(90);
    private static final Duration LONGEST = Duration.ofSeconds(60);
    private static final long LARGEST = 512L << 10;

    /** Reads the file as the product does: a process with the product's heap, and the name as it was uploaded. */
    static Reading of(Path file, Path lib) throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Path output = Files.createTempFile("awkward", ".json");
        try (WorkerProcess worker = WorkerProcess.start(java, lib, HEAP_MB)) {
            String name = String.valueOf(file.getFileName());
            WorkerTask task =
                    new WorkerTask.Read(file.toAbsolutePath().toString(), "0".repeat(64), name, output.toString());
            long start = System.nanoTime();
            WorkerAnswer answer = worker.run(task, TIMEOUT);
            Duration wall = Duration.ofNanos(System.nanoTime() - start);
            String words = answer.problem() == null ? summary(output) : answer.message();
            boolean survived = worker.alive();
            return new Reading(answer.problem(), words, wall, survived ? peak(worker.pid()) : 0, survived);
        } finally {
            Files.delete(output);
        }
    }

    /** Read, or refused for what the file is: time, memory and the process held. */
    boolean endedWell() {
        return survived && wall.compareTo(LONGEST) <= 0 && peakKilobytes <= LARGEST;
    }

    String ending() {
        return problem == null ? "read" : "refused " + problem;
    }

    private static String summary(Path output) throws IOException {
        DocumentModel model = EngineJson.MAPPER.readValue(output.toFile(), DocumentModel.class);
        long characters = model.blocks().stream()
                .mapToLong(block -> block.text().length())
                .sum();
        return String.format(
                        Locale.ROOT, "%d blocks, %d characters", model.blocks().size(), characters)
                + (model.warnings().isEmpty() ? "" : "; " + String.join(" ", model.warnings()));
    }

    /** Read before the worker is closed; Linux keeps the high-water mark. */
    private static long peak(long pid) throws IOException {
        Path status = Path.of("/proc", String.valueOf(pid), "status");
        if (!Files.exists(status)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith("VmHWM:"))
                    .map(line -> line.replaceAll("\\D", ""))
                    .mapToLong(Long::parseLong)
                    .findFirst()
                    .orElse(0);
        }
    }
}
