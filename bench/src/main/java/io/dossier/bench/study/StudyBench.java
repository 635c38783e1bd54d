package io.dossier.bench.study;

import io.dossier.bench.routing.SourceFiles;
import io.dossier.bench.routing.Stopwatch;
import io.dossier.engine.chunking.BgeEmbedder;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.rules.RuleResult;
import io.dossier.engine.worker.EngineJson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a study report from sources by a Word template whose guidance holds rules.
 *
 * <pre>StudyBench TEMPLATE.docx REPORT.docx RESULTS.json SOURCE…</pre>
 */
public final class StudyBench {

    private record Result(
            String section,
            String rule,
            String description,
            double confidence,
            String explanation,
            int numbersChecked,
            List<String> numbersLeftOut) {}

    private StudyBench() {}

    public static void main(String[] args) throws IOException {
        Study study = new Study(Path.of(args[0]));
        Stopwatch watch = new Stopwatch();
        List<RoutedSource> read;
        List<List<RuleResult>> written;
        try (BgeEmbedder embedder = BgeEmbedder.load()) {
            read = new SourceFiles(embedder, watch).read(List.of(args).subList(3, args.length));
            List<float[]> vectors = study.vectors(embedder);
            watch.lap("embed the outline");
            written = study.results("CSR", vectors, read);
            watch.lap("route and apply rules");
        }
        study.write("Report", read, written, Path.of(args[1]));
        watch.lap("write the document");
        EngineJson.MAPPER
                .writerWithDefaultPrettyPrinter()
                .writeValue(Path.of(args[2]).toFile(), results(study.outline(), written));
    }

    private static List<Result> results(List<OutlineSection> outline, List<List<RuleResult>> written) {
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < outline.size(); i++) {
            String title = outline.get(i).title();
            written.get(i)
                    .forEach(result -> results.add(new Result(
                            title,
                            result.type(),
                            result.ruleId() == null ? "" : result.ruleId(),
                            result.confidence(),
                            result.explanation(),
                            result.findings().numbersChecked(),
                            result.findings().numbersLeftOut())));
        }
        return results;
    }
}
