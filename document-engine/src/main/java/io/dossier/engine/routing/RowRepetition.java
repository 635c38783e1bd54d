package io.dossier.engine.routing;

import io.dossier.engine.instructions.RowOrders;
import io.dossier.engine.model.Table;
import io.dossier.engine.routing.Repetition.Instance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Sections that are repeated over the rows of a source table: once for each row, or once for each value of a column. Blanks
 * in the section's title and rules name columns: of the tables with most of them the one whose title or file has most of
 * the section's words is meant. Without such a blank, {@code per_row} takes the table that has all words of the title.
 */
final class RowRepetition {

    private final OutlineSection section;
    private final List<String> names;
    private final Set<String> words;
    private final List<Table> tables;

    RowRepetition(OutlineSection section, List<RoutedSource> sources) {
        this.section = section;
        this.names = Stream.concat(
                        Stream.of(section.title(), section.instructions()),
                        section.rules().stream().map(rule -> rule.description() == null ? "" : rule.description()))
                .flatMap(text -> Blanks.names(text).stream())
                .distinct()
                .toList();
        this.words = new HashSet<>(Wordings.ofHeading(Blanks.without(section.title())));
        this.tables = sources.stream()
                .flatMap(source -> source.model().blocks().stream())
                .filter(Table.class::isInstance)
                .map(Table.class::cast)
                .filter(table -> !table.rows().isEmpty())
                .toList();
    }

    /** One copy for each row; a row without words is none. */
    List<Instance> perRow() {
        Table table = named().orElseGet(this::titled);
        if (table == null) {
            return List.of();
        }
        TableColumns columns = TableColumns.of(table);
        Map<String, Integer> blanks = blanks(columns);
        List<Instance> rows = new ArrayList<>();
        for (int row = columns.firstRow(); row <= table.rows().size(); row++) {
            Map<String, String> cells = new LinkedHashMap<>();
            for (Map.Entry<String, Integer> blank : blanks.entrySet()) {
                cells.put(key(blank.getKey()), columns.text(row, blank.getValue()));
            }
            String label = cells.values().stream().findFirst().orElse(columns.label(row));
            if (!label.isBlank()) {
                String only = RowOrders.onlyRow(row + 1 - columns.firstRow());
                rows.add(new Instance(label, cells, "", Repetition.description(table) + ", " + only));
            }
        }
        return rows;
    }

    /** One copy for each value of the first column that a blank names, in the order of the rows. */
    List<Instance> perValue() {
        Table table = named().orElse(null);
        if (table == null) {
            return List.of();
        }
        TableColumns columns = TableColumns.of(table);
        Map.Entry<String, Integer> blank = blanks(columns).entrySet().iterator().next();
        Map<String, Instance> values = new LinkedHashMap<>();
        for (int row = columns.firstRow(); row <= table.rows().size(); row++) {
            String value = columns.text(row, blank.getValue());
            if (!value.isBlank()) {
                values.putIfAbsent(
                        key(value),
                        new Instance(
                                value.strip(),
                                Map.of(key(blank.getKey()), value.strip()),
                                RowOrders.onlyRows(blank.getKey(), value),
                                Repetition.description(table)));
            }
        }
        return List.copyOf(values.values());
    }

    /** The columns that blanks name, those of the title first. */
    private Map<String, Integer> blanks(TableColumns columns) {
        Map<String, Integer> found = new LinkedHashMap<>();
        for (String name : names) {
            OptionalInt number = columns.number(name);
            if (number.isPresent()) {
                found.put(name, number.getAsInt());
            }
        }
        return found;
    }

    private static String key(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    private Optional<Table> named() {
        return tables.stream()
                .filter(table -> !blanks(TableColumns.of(table)).isEmpty())
                .min(Comparator.comparingInt(
                                (Table table) -> -blanks(TableColumns.of(table)).size())
                        .thenComparingInt(table -> -shared(table)));
    }

    private Table titled() {
        if (tables.size() == 1) {
            return tables.get(0);
        }
        return tables.stream()
                .filter(table -> !words.isEmpty() && shared(table) == words.size())
                .findFirst()
                .orElse(null);
    }

    /** How many words of the section's title the table's title or file has. */
    private int shared(Table table) {
        Set<String> has = new HashSet<>(Wordings.ofHeading(table.title() + " "
                + table.at().name().replaceFirst("\\.\\w+$", "").replaceAll("[-_.]", " ")));
        has.retainAll(words);
        return has.size();
    }
}
