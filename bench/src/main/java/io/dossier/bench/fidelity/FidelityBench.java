package io.dossier.bench.fidelity;

import io.dossier.bench.routing.SourceFiles;
import io.dossier.bench.routing.Stopwatch;
import io.dossier.bench.study.Study;
import io.dossier.engine.chunking.BgeEmbedder;
import io.dossier.engine.routing.RoutedSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a document by each template from the same sources.
 *
 * <pre>FidelityBench FOLDER TYPE TEMPLATE [TYPE TEMPLATE…] -- SOURCE…</pre>
 *
 * A document lies in the folder under its template's name, as a .docx.
 */
public final class FidelityBench {

    private FidelityBench() {}

    /** Writes the documents. */
    public static void main(String[] args) throws IOException {
        List<String> all = List.of(args);
        int sources = all.indexOf("--") + 1;
        Stopwatch watch = new Stopwatch();
        try (BgeEmbedder embedder = BgeEmbedder.load()) {
            List<RoutedSource> read = new SourceFiles(embedder, watch).read(all.subList(sources, all.size()));
            for (String[] job : jobs(all.subList(1, sources - 1))) {
                Path template = Path.of(job[1]);
                String name = String.valueOf(template.getFileName()).replaceFirst("\\.\\w+$", "");
                Study study = new Study(template);
                study.write(
                        name,
                        read,
                        study.results(job[0], study.vectors(embedder), read),
                        Path.of(args[0]).resolve(name + ".docx"));
                watch.lap("write " + name);
            }
        }
    }

    private static List<String[]> jobs(List<String> args) {
        List<String[]> jobs = new ArrayList<>();
        for (int i = 0; i + 1 < args.size(); i += 2) {
            jobs.add(new String[] {args.get(i), args.get(i + 1)});
        }
        return jobs;
    }
}
