package io.dossier.engine.rules;

import io.dossier.engine.model.Table;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import io.dossier.engine.routing.TableTopics;
import io.dossier.engine.routing.Wordings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Ranks source tables for a description: by file name, by number, by the words of title, file and header. */
final class TableChooser {

    private static final double BY_FILE = 3;
    private static final double BY_NUMBER = 2;
    /** Least share of a description's words that a table must have. */
    private static final double LEAST_WORDS = 0.5;

    private static final double ROUTED = 0.1;
    private static final double TIE = 0.02;
    /** What a table has at least whose subject is the rule's, and how much nearer it is than one that only has the words. */
    private static final double SAME_SUBJECT = 0.6;

    private static final double SUBJECT = 0.1;
    private static final TableTopics TOPICS = TableTopics.load();
    private static final Set<String> SAY_NOTHING = Set.of(
            "table", "insert", "copy", "show", "include", "source", "file", "csv", "data", "list", "please", "all",
            "each", "every", "use", "give");

    private final Sources sources;
    private final Set<BlockRef> routed;

    TableChooser(Sources sources, List<BlockRef> routed) {
        this.sources = sources;
        this.routed = Set.copyOf(routed);
    }

    /** Tables that fit, best first; of equals the first in the sources' order. */
    List<TableChoice> rank(String wanted) {
        return all(wanted).stream()
                .filter(choice -> choice.score() > 0)
                .sorted(Comparator.comparingDouble((TableChoice choice) -> -choice.score()))
                .toList();
    }

    /** Tables by number, each once, in the order of their numbers. */
    List<TableChoice> numbered(Predicate<Set<String>> wanted) {
        return all("").stream()
                .filter(choice -> wanted.test(TableNumbers.of(choice.table().title() + " " + baseName(choice.table()))))
                .map(choice -> new TableChoice(
                        choice.ref(),
                        choice.table(),
                        BY_NUMBER,
                        0.9,
                        "The rule names the table's number: " + at(choice.table())))
                .toList();
    }

    /** Every table, unranked. */
    List<TableChoice> all() {
        return all("");
    }

    /** Whether the first two fit so equally that a choice would be a guess. */
    static boolean tie(List<TableChoice> ranked) {
        return ranked.size() > 1 && ranked.get(0).score() - ranked.get(1).score() < TIE;
    }

    private List<TableChoice> all(String wanted) {
        List<TableChoice> choices = new ArrayList<>();
        for (Map.Entry<BlockRef, Table> entry : sources.tables().entrySet()) {
            choices.add(judge(entry.getKey(), entry.getValue(), wanted));
        }
        return choices;
    }

    private TableChoice judge(BlockRef ref, Table table, String wanted) {
        double bonus = routed.contains(ref) ? ROUTED : 0;
        double words = wordShare(table, wanted);
        if (namesFile(table, wanted)) {
            return new TableChoice(ref, table, BY_FILE + words + bonus, 0.9, "The rule names the file: " + at(table));
        }
        if (TableNumbers.share(wanted, table.title() + " " + baseName(table))) {
            return new TableChoice(
                    ref, table, BY_NUMBER + words + bonus, 0.9, "The rule names the table's number: " + at(table));
        }
        boolean subject = TOPICS.isAbout(table, wanted);
        double fit = subject ? Math.max(words, SAME_SUBJECT) + SUBJECT * TOPICS.nearness(table, wanted) : words;
        double score = fit < LEAST_WORDS ? 0 : fit + bonus;
        return new TableChoice(
                ref,
                table,
                score,
                0.7,
                (subject
                                ? "The table's title speaks of the rule's subject: "
                                : "Title and columns have the rule's words: ")
                        + at(table));
    }

    private static boolean namesFile(Table table, String wanted) {
        String text = wanted.toLowerCase(Locale.ROOT);
        String base = baseName(table).toLowerCase(Locale.ROOT);
        return base.length() >= 2
                && (text.contains(table.at().name().toLowerCase(Locale.ROOT))
                        || (" " + text.replaceAll("[^a-z0-9_.-]+", " ") + " ").contains(" " + base + " "));
    }

    private static double wordShare(Table table, String wanted) {
        Set<String> asked = new HashSet<>(Wordings.ofHeading(wanted));
        asked.removeAll(SAY_NOTHING);
        if (asked.isEmpty()) {
            return 0;
        }
        Set<String> has = new HashSet<>(Wordings.ofHeading(table.title()));
        has.addAll(Wordings.ofHeading(baseName(table).replaceAll("[-_.]", " ")));
        table.rows().stream()
                .limit(Math.max(1, table.headerRows()))
                .flatMap(row -> row.cells().stream())
                .forEach(cell -> has.addAll(Wordings.ofHeading(cell.text())));
        long found = asked.stream().filter(has::contains).count();
        return (double) found / asked.size();
    }

    private static String baseName(Table table) {
        String name = table.at().name();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    private static String at(Table table) {
        String page = table.at().page() == null ? "" : ", p. " + table.at().page();
        return table.at().name() + page + ".";
    }
}
