package io.dossier.bench.floor;

import com.fasterxml.jackson.core.type.TypeReference;
import io.dossier.bench.Terminal;
import io.dossier.engine.worker.EngineJson;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;

/**
 * One way of doing a study's main job, and what it took: seconds of wall and of CPU time since the JVM was started.
 *
 * <pre>FloorBench prepare|engine|floor|engine-kept|floor-kept TYPE TEMPLATE FOLDER SOURCE…</pre>
 */
public final class FloorBench {

    private FloorBench() {}

    /** Does it. */
    public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
        Path folder = Path.of(args[3]);
        MainJob job = new MainJob(args[1], Path.of(args[2]), folder);
        List<Path> sources =
                List.of(args).subList(4, args.length).stream().map(Path::of).toList();
        File texts = folder.resolve("texts.json").toFile();
        switch (args[0]) {
            case "prepare" -> EngineJson.MAPPER.writeValue(texts, job.fromScratch(sources, true));
            case "engine" -> job.fromScratch(sources, false);
            case "floor" -> {
                BareLibraries.read(sources);
                BareLibraries.embed(EngineJson.MAPPER.readValue(texts, new TypeReference<List<List<String>>>() {}));
                BareLibraries.write(folder.resolve("report.docx"), folder.resolve("bare.docx"));
            }
            case "engine-kept" -> job.fromKept();
            case "floor-kept" -> {
                BareLibraries.parse(job.keptFiles());
                BareLibraries.write(folder.resolve("report.docx"), folder.resolve("bare.docx"));
            }
            default -> throw new IllegalArgumentException("Not a way to do it: " + args[0]);
        }
        double wall = System.currentTimeMillis()
                - ManagementFactory.getRuntimeMXBean().getStartTime();
        Terminal.line(String.format(Locale.ROOT, "%.3f %.3f", wall / 1e3, cpu() / 1e9));
    }

    private static long cpu() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }
}
