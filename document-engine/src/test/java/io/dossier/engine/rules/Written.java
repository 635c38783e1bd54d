package io.dossier.engine.rules;

import io.dossier.engine.routing.Evidence;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.RoutingPlan.Assignment;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import java.util.Arrays;
import java.util.List;

/** What one rule of one section writes from given sources. */
final class Written {

    private final List<RoutedSource> sources;
    private String title = "Results";
    private String instructions = "";
    private String user = "";
    private List<BlockRef> routed = List.of();

    Written(RoutedSource... sources) {
        this.sources = List.of(sources);
    }

    Written under(String heading) {
        title = heading;
        return this;
    }

    Written template(String text) {
        instructions = text;
        return this;
    }

    Written user(String text) {
        user = text;
        return this;
    }

    /** Blocks of the first source that the router gave to the section. */
    Written routed(int... blocks) {
        routed = refs(blocks);
        return this;
    }

    List<BlockRef> refs(int... blocks) {
        return Arrays.stream(blocks)
                .mapToObj(index -> new BlockRef(sources.get(0).source(), index))
                .toList();
    }

    RuleResult by(String type, String description) {
        return all(new RuleSpec("r", type, "auto", description)).get(0);
    }

    List<RuleResult> all(RuleSpec... rules) {
        OutlineSection section = new OutlineSection("1.0", 1, title, instructions, user, List.of(rules));
        Evidence evidence = routed.isEmpty() ? Evidence.NONE : Evidence.HEADING_MATCH;
        return new RuleEngine()
                .apply(section, new Assignment("1.0", routed, evidence, "Routed.", List.of()), new Sources(sources));
    }

    static String text(RuleResult result) {
        return String.join(
                " | ",
                result.blocks().stream().map(block -> block.block().text()).toList());
    }
}
