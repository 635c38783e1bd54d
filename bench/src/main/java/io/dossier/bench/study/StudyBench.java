package io.dossier.bench.study;

import io.dossier.bench.routing.SourceFiles;
import io.dossier.bench.routing.Stopwatch;
import io.dossier.engine.assembly.AssemblyRequest;
import io.dossier.engine.assembly.DocumentAssembler;
import io.dossier.engine.chunking.BgeEmbedder;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.Router;
import io.dossier.engine.routing.RoutingPlan;
import io.dossier.engine.rules.RuleEngine;
import io.dossier.engine.rules.RuleResult;
import io.dossier.engine.rules.Sources;
import io.dossier.engine.templates.TemplateModel.TemplateSection;
import io.dossier.engine.templates.TemplateReader;
import io.dossier.engine.worker.EngineJson;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes a study report from sources by a Word template whose guidance holds rules.
 *
 * <pre>StudyBench TEMPLATE.docx REPORT.docx RESULTS.json SOURCE…</pre>
 */
public final class StudyBench {

    private static final Pattern RULE = Pattern.compile("^\\W*(\\w+Rule)\\s*:\\s*(.*?)\\s*$");

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
        List<TemplateSection> template =
                new TemplateReader().read(Path.of(args[0])).sections();
        List<OutlineSection> outline = outline(template);
        Stopwatch watch = new Stopwatch();
        List<List<RuleResult>> written = new ArrayList<>();
        try (BgeEmbedder embedder = BgeEmbedder.load()) {
            List<RoutedSource> read =
                    new SourceFiles(embedder, watch).read(List.of(args).subList(3, args.length));
            List<float[]> vectors = embedder.embed(Router.textsToEmbed(outline));
            RoutingPlan plan = new Router().route("CSR", outline, vectors, read);
            watch.lap("embed the outline and route");
            Sources sources = new Sources(read);
            for (int i = 0; i < outline.size(); i++) {
                written.add(
                        new RuleEngine().apply(outline.get(i), plan.sections().get(i), sources));
            }
            watch.lap("apply rules");
        }
        new DocumentAssembler().assemble(Path.of(args[0]), request(template, outline, written), Path.of(args[1]));
        watch.lap("write the document");
        EngineJson.MAPPER
                .writerWithDefaultPrettyPrinter()
                .writeValue(Path.of(args[2]).toFile(), results(outline, written));
    }

    private static List<OutlineSection> outline(List<TemplateSection> template) {
        List<OutlineSection> outline = new ArrayList<>();
        for (TemplateSection section : template) {
            List<RuleSpec> rules = section.instructions()
                    .lines()
                    .map(RULE::matcher)
                    .filter(Matcher::matches)
                    .map(rule -> new RuleSpec(rule.group(2), rule.group(1), "auto", rule.group(2)))
                    .toList();
            outline.add(new OutlineSection(
                    Integer.toString(outline.size()),
                    section.level(),
                    section.name(),
                    section.instructions(),
                    "",
                    rules));
        }
        return outline;
    }

    private static AssemblyRequest request(
            List<TemplateSection> template, List<OutlineSection> outline, List<List<RuleResult>> written) {
        List<AssemblyRequest.Section> sections = new ArrayList<>();
        for (int i = 0; i < outline.size(); i++) {
            List<GeneratedBlock> blocks = written.get(i).stream()
                    .flatMap(result -> result.blocks().stream())
                    .toList();
            OutlineSection section = outline.get(i);
            sections.add(new AssemblyRequest.Section(
                    section.id(), template.get(i).heading(), section.level(), section.title(), true, blocks));
        }
        return new AssemblyRequest("bench", "Report", Instant.parse("2026-01-01T00:00:00Z"), sections, "");
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
