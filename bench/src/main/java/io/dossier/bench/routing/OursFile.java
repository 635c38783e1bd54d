package io.dossier.bench.routing;

import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import io.dossier.engine.routing.RoutingPlan;
import io.dossier.engine.rules.RuleResult;
import io.dossier.engine.worker.EngineJson;
import java.io.IOException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What each section got, in the form that the scoring script reads. */
final class OursFile {

    private record Section(int index, String text, List<Integer> pages, String evidence, String explanation) {}

    private static final Pattern RAISED = Pattern.compile("[⁰¹²³⁴-⁹⁻]+");

    private OursFile() {}

    static void write(Path file, RoutingPlan plan, List<List<RuleResult>> written) throws IOException {
        List<Section> sections = new ArrayList<>();
        for (int i = 0; i < written.size(); i++) {
            List<GeneratedBlock> blocks =
                    written.get(i).stream().flatMap(r -> r.blocks().stream()).toList();
            RoutingPlan.Assignment assignment = plan.sections().get(i);
            sections.add(new Section(
                    i, text(blocks), pages(blocks), assignment.evidence().name(), assignment.explanation()));
        }
        EngineJson.MAPPER.writerWithDefaultPrettyPrinter().writeValue(file.toFile(), sections);
    }

    /** The script reads the reference without its formatting, where raised digits are plain. */
    private static String text(List<GeneratedBlock> blocks) {
        String text = blocks.stream().map(block -> block.block().text()).collect(Collectors.joining("\n"));
        return RAISED.matcher(text).replaceAll(raised -> Normalizer.normalize(raised.group(), Normalizer.Form.NFKC));
    }

    private static List<Integer> pages(List<GeneratedBlock> blocks) {
        return blocks.stream()
                .flatMap(block -> block.origins().stream())
                .map(Origin::place)
                .map(place -> place.page())
                .filter(Objects::nonNull)
                .distinct()
                .sorted()
                .toList();
    }
}
