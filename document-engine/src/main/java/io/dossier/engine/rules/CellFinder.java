package io.dossier.engine.rules;

import io.dossier.engine.model.Table;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Values by row and column of a table. All words of the question must be in the names of row, group, columns or in the
 * title, at least one of them in the row's or group's.
 */
final class CellFinder {

    private static final double BASE = 0.5;
    private static final double ROW = 0.2;
    private static final double PRECISION = 0.2;
    /** A single word of a long row name says little about it. */
    private static final double LEAST_PRECISION = 0.5;
    /** A row or group that is called just what is asked for. */
    private static final double WHOLE = 0.1;
    /** A row that the fact's own wording names, though not in the question's words. */
    private static final double KNOWN_ROW = 0.8;

    private static final int MOST_ROWS = 8;
    private static final int MOST_CELLS = 20_000;
    private static final Set<String> TOTAL = Set.of("total", "overall", "all");

    private record Hit(ResultTable.Line line, double score) {}

    private final Question question;
    private final Sources sources;

    CellFinder(Question question, Sources sources) {
        this.question = question;
        this.sources = sources;
    }

    List<Answer> find() {
        List<Answer> answers = new ArrayList<>();
        if (question.kind() == Facts.Kind.NAME) {
            return answers;
        }
        for (Map.Entry<BlockRef, Table> entry : sources.tables().entrySet()) {
            Table table = entry.getValue();
            if (table.columns() >= 2 && (long) table.rows().size() * table.columns() <= MOST_CELLS) {
                new InTable(entry.getKey(), table).find(answers);
            }
        }
        return answers;
    }

    private final class InTable {

        private final BlockRef ref;
        private final Table table;
        private final ResultTable result;
        private final List<Integer> columns;
        private final Set<String> columnWords = new HashSet<>();

        InTable(BlockRef ref, Table table) {
            this.ref = ref;
            this.table = table;
            this.result = new ResultTable(table);
            this.columns = columns();
        }

        void find(List<Answer> answers) {
            List<Hit> hits = new ArrayList<>();
            for (ResultTable.Line line : result.lines()) {
                double score = score(line);
                if (score > 0 && columns.stream().anyMatch(column -> hasValue(line, column))) {
                    hits.add(new Hit(line, score));
                }
            }
            double best = hits.stream().mapToDouble(Hit::score).max().orElse(0);
            List<Hit> top =
                    hits.stream().filter(hit -> hit.score() > best - 1e-9).toList();
            if (!top.isEmpty()) {
                answers.add(answer(oneOf(top), best));
            }
        }

        /** Several rows of one group that fit alike: the mean if there is one, else all of them. */
        private List<ResultTable.Line> oneOf(List<Hit> top) {
            List<ResultTable.Line> lines = top.stream().map(Hit::line).toList();
            if (lines.size() == 1) {
                return lines;
            }
            List<ResultTable.Line> means = lines.stream()
                    .filter(line -> words(label(line)).contains("mean"))
                    .toList();
            if (!means.isEmpty()) {
                return means.subList(0, 1);
            }
            boolean group = lines.stream()
                    .allMatch(line -> line.groupRow() == lines.get(0).groupRow());
            List<ResultTable.Line> named = lines.stream()
                    .filter(line -> !label(line).strip().equalsIgnoreCase("n"))
                    .toList();
            return group && !named.isEmpty() && named.size() <= MOST_ROWS ? named : lines.subList(0, 1);
        }

        private Answer answer(List<ResultTable.Line> lines, double score) {
            List<Quote> quotes = new ArrayList<>();
            List<String> separators = new ArrayList<>();
            List<String> values = new ArrayList<>();
            for (ResultTable.Line line : lines) {
                if (!quotes.isEmpty()) {
                    separators.add("; ");
                } else if (line.groupRow() > 0) {
                    quotes.add(Quote.cell(ref, table, line.groupRow(), line.groupColumn()));
                    separators.add(endsInColon(quotes.get(0)) ? " " : ", ");
                }
                row(line, quotes, separators, values);
            }
            return new Answer(quotes, separators, String.join("; ", values), Answer.Kind.CELL, score);
        }

        private void row(ResultTable.Line line, List<Quote> quotes, List<String> separators, List<String> values) {
            List<Integer> filled =
                    columns.stream().filter(column -> hasValue(line, column)).toList();
            for (int label : line.labels()) {
                quotes.add(Quote.cell(ref, table, line.row(), label));
                separators.add(filled.size() > 1 ? ": " : ", ");
            }
            for (int i = 0; i < filled.size(); i++) {
                int column = filled.get(i);
                if (result.headerRow(column) > 0) {
                    quotes.add(Quote.cell(ref, table, result.headerRow(column), column));
                    separators.add(filled.size() > 1 ? " " : ": ");
                }
                quotes.add(Quote.cell(ref, table, line.row(), column));
                values.add(Cells.text(table, line.row(), column).strip());
                if (i + 1 < filled.size()) {
                    separators.add("; ");
                }
            }
        }

        private boolean endsInColon(Quote quote) {
            return quote.text().endsWith(":");
        }

        private boolean hasValue(ResultTable.Line line, int column) {
            String text = Cells.text(table, line.row(), column);
            return !text.isBlank() && question.fits(text);
        }

        private double score(ResultTable.Line line) {
            Set<String> row = words(label(line));
            Set<String> group =
                    line.groupRow() == 0 ? Set.of() : words(Cells.text(table, line.groupRow(), line.groupColumn()));
            Set<String> asked = new LinkedHashSet<>(question.words());
            asked.removeAll(columnWords);
            Set<String> named = new HashSet<>(row);
            named.addAll(group);
            if (question.kind() == Facts.Kind.TEXT
                    && !named.equals(asked)
                    && !group.equals(asked)
                    && !row.equals(asked)) {
                return 0;
            }
            named.addAll(words(unbracketed(label(line))));
            long inRow = asked.stream().filter(word -> Facts.has(named, word)).count();
            Set<String> all = new HashSet<>(named);
            all.addAll(words(table.title()));
            if (inRow > 0 && asked.stream().allMatch(word -> Facts.has(all, word))) {
                long used = asked.stream().filter(word -> Facts.has(row, word)).count();
                double precision = row.isEmpty() ? 0 : Math.min(1, (double) used / row.size());
                if (asked.size() == 1 && precision < LEAST_PRECISION && !group.equals(asked)) {
                    return 0;
                }
                double whole = group.equals(asked) || row.equals(asked) ? WHOLE : 0;
                return BASE + ROW * inRow / asked.size() + PRECISION * precision + whole;
            }
            return question.fact()
                    .filter(fact -> isKnownRow(fact, line))
                    .map(fact -> knownScore(fact, line))
                    .orElse(0.0);
        }

        private boolean isKnownRow(Facts.Fact fact, ResultTable.Line line) {
            String text = sources.texts().plain(label(line));
            return question.isOnlyFact(columnWords) && fact.rows().stream().anyMatch(phrase -> text.startsWith(phrase));
        }

        private double knownScore(Facts.Fact fact, ResultTable.Line line) {
            String text = sources.texts().plain(label(line));
            int rank = 0;
            while (!text.startsWith(fact.rows().get(rank))) {
                rank++;
            }
            return KNOWN_ROW - 0.06 * rank;
        }

        private String label(ResultTable.Line line) {
            StringBuilder label = new StringBuilder();
            line.labels().forEach(column -> label.append(' ').append(Cells.text(table, line.row(), column)));
            return label.toString();
        }

        /** The columns that the question names; else the total; else all but p-values. */
        private List<Integer> columns() {
            List<Integer> values = result.valueColumns();
            int most = 0;
            List<Integer> named = new ArrayList<>();
            for (int column : values) {
                Set<String> common = new LinkedHashSet<>(words(result.header(column)));
                common.retainAll(question.words());
                common.removeIf(word -> everyHeaderHas(values, word));
                if (common.size() > most) {
                    named.clear();
                    most = common.size();
                }
                if (most > 0 && common.size() == most) {
                    named.add(column);
                    columnWords.addAll(common);
                }
            }
            return named.isEmpty() ? usual(values) : named;
        }

        private List<Integer> usual(List<Integer> values) {
            List<Integer> groups = values.stream()
                    .filter(column ->
                            !result.header(column).toLowerCase(Locale.ROOT).contains("p-value"))
                    .toList();
            List<Integer> total = groups.stream()
                    .filter(column -> words(result.header(column)).stream().anyMatch(TOTAL::contains))
                    .toList();
            return question.eachGroup() || total.size() != 1 ? groups : total;
        }

        private boolean everyHeaderHas(List<Integer> values, String word) {
            return values.size() > 1
                    && values.stream()
                            .allMatch(column -> words(result.header(column)).contains(word));
        }
    }

    private static String unbracketed(String text) {
        return text.replaceAll("[()\\[\\]]", " ");
    }

    private Set<String> words(String text) {
        return sources.texts().words(text);
    }
}
