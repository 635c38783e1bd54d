package io.dossier.bench.routing;

import io.dossier.engine.chunking.BgeEmbedder;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.Router;
import io.dossier.engine.routing.RoutingPlan;
import io.dossier.engine.rules.RuleEngine;
import io.dossier.engine.rules.RuleResult;
import io.dossier.engine.rules.Sources;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Routes sources into a template and writes what each section got.
 *
 * <pre>RoutingBench TYPE TEMPLATE OURS.json SOURCE…</pre>
 *
 * The type is that of the document that is written, such as Protocol. The template is a DOCX, a PDF whose headings are
 * taken, or lines of level, tab, heading; a source is a file or a model written earlier as JSON.
 */
public final class RoutingBench {

    private RoutingBench() {}

    public static void main(String[] args) throws IOException {
        List<OutlineSection> outline = TemplateOutline.read(Path.of(args[1]));
        Stopwatch watch = new Stopwatch();
        try (BgeEmbedder embedder = BgeEmbedder.load()) {
            watch.lap("load the model");
            List<RoutedSource> sources =
                    new SourceFiles(embedder, watch).read(List.of(args).subList(3, args.length));
            List<float[]> vectors = embedder.embed(Router.textsToEmbed(outline));
            watch.lap("embed the outline");
            RoutingPlan plan = new Router().route(args[0], outline, vectors, sources);
            watch.lap("route");
            new Router().route(args[0], outline, vectors, sources);
            watch.lap("route again");
            List<List<RuleResult>> written = apply(outline, plan, new Sources(sources));
            watch.lap("apply rules");
            OursFile.write(Path.of(args[2]), plan, written);
        }
    }

    private static List<List<RuleResult>> apply(List<OutlineSection> outline, RoutingPlan plan, Sources sources) {
        List<List<RuleResult>> written = new ArrayList<>();
        for (int i = 0; i < outline.size(); i++) {
            written.add(new RuleEngine().apply(outline.get(i), plan.sections().get(i), sources));
        }
        return written;
    }
}
