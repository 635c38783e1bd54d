package io.dossier.bench.floor;

import io.dossier.bench.Terminal;
import io.dossier.bench.study.Study;
import io.dossier.engine.chunking.BgeEmbedder;
import io.dossier.engine.chunking.SourceIngester;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.reading.SourceReader;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.rules.RuleResult;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Whether the time for a section stays the same as documents and sources grow: milliseconds of CPU time for each section,
 * step by step.
 *
 * <pre>GrowthBench FOLDER SECTIONS…</pre>
 *
 * The first number is done once more beforehand, for the JVM to compile what it needs. Ends with 1 where a section of the
 * largest document takes more than half again as long as one of the smallest, embedding left out: it takes most of the
 * time and would hide the rest.
 */
public final class GrowthBench {

    private static final double GROWTH = 1.5;

    private final Path folder;
    private final BgeEmbedder embedder;
    private final List<Double> laps = new ArrayList<>();
    private long cpu;

    private GrowthBench(Path folder, BgeEmbedder embedder) {
        this.folder = folder;
        this.embedder = embedder;
    }

    /** Measures. */
    public static void main(String[] args) throws IOException {
        try (BgeEmbedder embedder = BgeEmbedder.load()) {
            GrowthBench bench = new GrowthBench(Path.of(args[0]), embedder);
            List<Integer> sizes = List.of(args).subList(1, args.length).stream()
                    .map(Integer::valueOf)
                    .toList();
            bench.measure(sizes.get(0));
            Terminal.line(
                    "sections     read    embed    route and rules    write    all but embedding   ms of CPU for each section");
            double first = bench.measure(sizes.get(0));
            double last = bench.print(sizes.get(0), first);
            for (int size : sizes.subList(1, sizes.size())) {
                last = bench.print(size, bench.measure(size));
            }
            Terminal.line(
                    String.format(Locale.ROOT, "a section of the largest takes %.2f times as long", last / first));
            System.exit(last / first > GROWTH ? 1 : 0);
        }
    }

    private double print(int sections, double rest) {
        Terminal.line(String.format(
                Locale.ROOT,
                "%8d %8.2f %8.2f %18.2f %8.2f %20.2f",
                sections,
                laps.get(0),
                laps.get(1),
                laps.get(2),
                laps.get(3),
                rest));
        return rest;
    }

    private double measure(int sections) throws IOException {
        Path template = folder.resolve("made-up-template.docx");
        Path file = folder.resolve("made-up-source.docx");
        MadeUpStudy.template(sections, template);
        MadeUpStudy.source(sections, file);
        laps.clear();
        cpu = cpuTime();
        DocumentModel model = SourceReader.read(file, "0".repeat(64), "source.docx");
        Study study = new Study(template);
        lap(sections);
        RoutedSource source = new RoutedSource(model, new SourceIngester(embedder).ingest(model));
        List<float[]> vectors = study.vectors(embedder);
        lap(sections);
        List<List<RuleResult>> results = study.results("CSR", vectors, List.of(source));
        lap(sections);
        study.write("Report", List.of(source), results, folder.resolve("made-up-report.docx"));
        lap(sections);
        return laps.get(0) + laps.get(2) + laps.get(3);
    }

    private void lap(int sections) {
        long now = cpuTime();
        laps.add((now - cpu) / 1e6 / sections);
        cpu = now;
    }

    private static long cpuTime() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }
}
