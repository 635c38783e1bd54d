package io.dossier.engine.rules;

import io.dossier.engine.instructions.Instruction;
import io.dossier.engine.instructions.Instruction.Order;
import io.dossier.engine.instructions.RowOrders;
import io.dossier.engine.model.Table;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Copies the source table that a rule's description names; several where it names several or asks for all. */
record TableCopy(SectionWork work, int position) {

    /** More cells than this are a data set, not a table of a document. */
    static final int MOST_CELLS = 20_000;
    /** Word shows no more columns. */
    static final int MOST_COLUMNS = 63;
    /** More tables than this in one section are a slip of the description. */
    private static final int MOST_TABLES = 60;

    private static final Pattern ALL = Pattern.compile("\\b(?:all|each|every)\\b", Pattern.CASE_INSENSITIVE);

    Draft apply(RuleSpec rule) {
        String asked = rule.description() == null ? "" : RowOrders.without(rule.description());
        String wanted = asked.isBlank() ? work.section().title() : asked;
        List<TableNumbers.Range> ranges = TableNumbers.ranges(wanted);
        Set<String> numbers = TableNumbers.of(wanted);
        if (!ranges.isEmpty() || numbers.size() > 1) {
            List<TableChoice> numbered = numbered(ranges, numbers);
            if (!numbered.isEmpty()) {
                return several(numbered, missing(wanted, ranges, numbered));
            }
        }
        List<TableChoice> ranked = distinct(chooser().rank(wanted));
        if (ranked.isEmpty()) {
            return nothing("No source table fits \"" + wanted + "\". " + available());
        }
        return ALL.matcher(wanted).find() ? several(ranked, "") : one(wanted, ranked);
    }

    private Draft one(String wanted, List<TableChoice> ranked) {
        if (TableChooser.tie(ranked)) {
            return nothing("Several source tables fit \"" + wanted + "\" equally well; name one by number or file: "
                    + names(ranked) + ".");
        }
        TableChoice best = ranked.get(0);
        return written(List.of(best), best.why());
    }

    private Draft several(List<TableChoice> chosen, String missing) {
        if (chosen.size() > MOST_TABLES) {
            return nothing(chosen.size() + " source tables fit: more than one section may have (" + MOST_TABLES + ").");
        }
        String why = chosen.size() + " source tables: "
                + chosen.stream().map(TableChoice::name).collect(Collectors.joining("; ")) + ".";
        return written(chosen, why + missing);
    }

    /** Each as far as its rows are wanted; one that is too large even so is named and left out. */
    private Draft written(List<TableChoice> chosen, String why) {
        Optional<Instruction> onlyRows = work.limits().last(Order.ONLY_ROWS);
        List<TracedBlock> blocks = new ArrayList<>();
        List<String> told = new ArrayList<>(List.of(why));
        double confidence = 1;
        for (TableChoice choice : chosen) {
            if (onlyRows.isEmpty() && isTooLarge(choice.table())) {
                told.add(tooLarge(choice));
                continue;
            }
            Optional<TableRows> rows = onlyRows.map(asked -> new TableRows(asked, choice.table()));
            rows.ifPresent(some -> told.add(some.told()));
            Optional<TracedBlock> block = rows.isPresent()
                    ? work.writer(position).write(choice.ref(), rows.get())
                    : Optional.of(work.writer(position).write(choice.ref()));
            if (block.isPresent() && isTooLarge((Table) block.get().block().block())) {
                told.add(tooLarge(choice));
            } else if (block.isPresent()) {
                blocks.add(block.get());
                confidence = Math.min(confidence, choice.confidence());
            }
        }
        told.add(work.scopeEffects());
        return Draft.of(blocks, String.join(" ", told).strip(), confidence);
    }

    private Draft nothing(String why) {
        return Draft.nothing((why + " " + work.scopeEffects()).strip());
    }

    private List<TableChoice> numbered(List<TableNumbers.Range> ranges, Set<String> numbers) {
        return distinct(chooser().numbered(own -> own.stream()
                        .anyMatch(number ->
                                numbers.contains(number) || ranges.stream().anyMatch(range -> range.holds(number)))))
                .stream()
                .sorted((a, b) -> TableNumbers.compare(number(a), number(b)))
                .toList();
    }

    private static String number(TableChoice choice) {
        return TableNumbers.of(
                        choice.table().title() + " " + choice.table().at().name())
                .stream()
                .findFirst()
                .orElse("");
    }

    /** Numbers that were asked for one by one and that no source has. */
    private static String missing(String wanted, List<TableNumbers.Range> ranges, List<TableChoice> found) {
        Set<String> lost = new HashSet<>(TableNumbers.of(wanted));
        ranges.forEach(range -> lost.removeAll(Set.of(range.from(), range.to())));
        found.forEach(choice -> lost.removeAll(TableNumbers.of(
                choice.table().title() + " " + choice.table().at().name())));
        return lost.isEmpty()
                ? ""
                : " Not among the sources: "
                        + lost.stream().sorted(TableNumbers::compare).collect(Collectors.joining(", ")) + ".";
    }

    /** The same table in two files is one. */
    private static List<TableChoice> distinct(List<TableChoice> choices) {
        Map<List<?>, TableChoice> distinct = new LinkedHashMap<>();
        choices.forEach(choice -> distinct.putIfAbsent(
                List.of(choice.table().title(), choice.table().rows()), choice));
        return new ArrayList<>(distinct.values());
    }

    private static boolean isTooLarge(Table table) {
        long cells = table.rows().stream().mapToLong(row -> row.cells().size()).sum();
        return cells > MOST_CELLS || table.columns() > MOST_COLUMNS;
    }

    private static String tooLarge(TableChoice choice) {
        return choice.name() + " has " + choice.table().rows().size() + " rows and "
                + choice.table().columns() + " columns: more than a document's table may have (" + MOST_CELLS
                + " cells, " + MOST_COLUMNS + " columns). Summarize it or give a smaller table.";
    }

    private TableChooser chooser() {
        return new TableChooser(work.sources(), work.assignment().blocks());
    }

    private String available() {
        List<TableChoice> all = chooser().all();
        return all.isEmpty() ? "The sources have no tables." : "The sources have: " + names(all) + ".";
    }

    private static String names(List<TableChoice> choices) {
        String named = choices.stream().limit(5).map(TableChoice::name).collect(Collectors.joining("; "));
        return choices.size() > 5 ? named + " and " + (choices.size() - 5) + " more" : named;
    }
}
