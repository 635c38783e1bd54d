package io.dossier.engine.rules;

import io.dossier.engine.model.Table;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.RoutingPlan.Assignment;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import java.util.List;
import java.util.stream.Collectors;

/** Copies the source table that a rule's description names. */
record TableCopy(OutlineSection section, Assignment assignment, Sources sources) {

    /** More cells than this are a data set, not a table of a document. */
    static final int MOST_CELLS = 20_000;
    /** Word shows no more columns. */
    static final int MOST_COLUMNS = 63;

    RuleResult apply(RuleSpec rule, int position) {
        String wanted =
                rule.description() == null || rule.description().isBlank() ? section.title() : rule.description();
        List<TableChoice> ranked = new TableChooser(sources, assignment.blocks()).rank(wanted);
        if (ranked.isEmpty()) {
            return nothing(rule, "No source table fits \"" + wanted + "\". " + available());
        }
        TableChoice best = ranked.get(0);
        if (TableChooser.tie(ranked)) {
            return nothing(
                    rule,
                    "Several source tables fit \"" + wanted + "\" equally well; name one by number or file: "
                            + names(ranked) + ".");
        }
        if (isTooLarge(best.table())) {
            return nothing(
                    rule,
                    best.name() + " has " + best.table().rows().size() + " rows and "
                            + best.table().columns() + " columns: more than a document's table may have (" + MOST_CELLS
                            + " cells, " + MOST_COLUMNS + " columns). Summarize it or give a smaller table.");
        }
        List<BlockRef> refs = List.of(best.ref());
        BlockWriter writer = new BlockWriter(section.id(), position, sources);
        return new RuleResult(
                rule.id(), rule.type(), writer.write(refs), best.why(), best.confidence(), writer.chunkIds(refs));
    }

    private static boolean isTooLarge(Table table) {
        long cells = table.rows().stream().mapToLong(row -> row.cells().size()).sum();
        return cells > MOST_CELLS || table.columns() > MOST_COLUMNS;
    }

    private String available() {
        List<TableChoice> all = new TableChooser(sources, List.of()).all();
        return all.isEmpty() ? "The sources have no tables." : "The sources have: " + names(all) + ".";
    }

    private static String names(List<TableChoice> choices) {
        String named = choices.stream().limit(5).map(TableChoice::name).collect(Collectors.joining("; "));
        return choices.size() > 5 ? named + " and " + (choices.size() - 5) + " more" : named;
    }

    private static RuleResult nothing(RuleSpec rule, String explanation) {
        return new RuleResult(rule.id(), rule.type(), List.of(), explanation, 0, List.of());
    }
}
