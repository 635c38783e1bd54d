package io.dossier.bench.study;

import io.dossier.engine.assembly.AssemblyRequest;
import io.dossier.engine.assembly.DocumentAssembler;
import io.dossier.engine.chunking.Embedder;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.Router;
import io.dossier.engine.routing.RoutingPlan;
import io.dossier.engine.rules.RuleEngine;
import io.dossier.engine.rules.RuleResult;
import io.dossier.engine.rules.Sources;
import io.dossier.engine.rules.StudyFields;
import io.dossier.engine.templates.TemplateModel.TemplateSection;
import io.dossier.engine.templates.TemplateReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The main job in this process: a template's outline, what is routed to it, what the rules write, the document. */
public final class Study {

    private static final Pattern RULE = Pattern.compile("^\\W*(\\w+Rule)\\s*:\\s*(.*?)\\s*$");

    private final Path template;
    private final List<TemplateSection> sections;
    private final List<OutlineSection> outline;

    /** @param template a Word template whose guidance may hold rules, one in a line */
    public Study(Path template) {
        this.template = template;
        this.sections = new TemplateReader().read(template).sections();
        this.outline = outline(sections);
    }

    public List<OutlineSection> outline() {
        return outline;
    }

    /** What is to be embedded before anything can be routed. */
    public List<float[]> vectors(Embedder embedder) {
        return embedder.embed(Router.textsToEmbed(outline));
    }

    /** What the rules of each section write; two ranges of sections at a time, as the product's job does. */
    public List<List<RuleResult>> results(String documentType, List<float[]> vectors, List<RoutedSource> read) {
        RoutingPlan plan = new Router().route(documentType, outline, vectors, read);
        Sources sources = new Sources(read);
        return IntStream.range(0, outline.size())
                .parallel()
                .mapToObj(i ->
                        new RuleEngine().apply(outline.get(i), plan.sections().get(i), sources))
                .toList();
    }

    /** Writes the document. Fields of title page, headers and footers are filled from the sources. */
    public void write(String title, List<RoutedSource> read, List<List<RuleResult>> results, Path docx)
            throws IOException {
        List<AssemblyRequest.Section> written = new ArrayList<>();
        for (int i = 0; i < outline.size(); i++) {
            List<GeneratedBlock> blocks = results.get(i).stream()
                    .flatMap(result -> result.blocks().stream())
                    .toList();
            OutlineSection section = outline.get(i);
            written.add(new AssemblyRequest.Section(
                    section.id(), sections.get(i).heading(), section.level(), section.title(), true, blocks));
        }
        Instant date = Instant.parse("2026-01-01T00:00:00Z");
        AssemblyRequest request = new AssemblyRequest("bench", title, date, written, "", StudyFields.of(read));
        new DocumentAssembler().assemble(template, request, docx);
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
}
