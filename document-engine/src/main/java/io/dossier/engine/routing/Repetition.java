package io.dossier.engine.routing;

import io.dossier.engine.model.Table;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a repeating section is repeated for. Known are {@code per_document}: each source, which the copy is then written
 * from alone; {@code per_table}: each table of a source without headings; {@code per_row} and {@code per_value}: see
 * {@link RowRepetition}; {@code per_treatment_arm}: each group that the headers of most result tables count, the total
 * left out.
 */
public final class Repetition {

    private static final Set<String> DOCUMENT = Set.of("per_document", "per_source", "per_source_document");
    private static final Set<String> TABLE = Set.of("per_table");
    private static final Set<String> ARM = Set.of("per_treatment_arm", "per_arm", "per_treatment_group", "per_group");
    private static final Set<String> TOTAL = Set.of("total", "overall", "all", "all subjects", "all patients");
    private static final Pattern COUNTED = Pattern.compile("^(\\S.*?)\\s*\\(?\\bN\\s*=\\s*[\\d,]+\\)?$");
    private static final Pattern LABEL = Pattern.compile("(?i)^(?:table|listing)\\s+[\\w.-]+[\\s:.–-]*");

    /** More copies than this are a slip: a data set with a row for each visit, say. */
    static final int MOST_COPIES = 300;

    /**
     * A copy of the section.
     *
     * @param value what it is for
     * @param blanks what its other blanks say, by their names in lower case
     * @param order what it is written under; may be empty
     * @param table which table a section without rules shows; may be empty
     */
    public record Instance(String value, Map<String, String> blanks, String order, String table) {

        public Instance {
            blanks = Map.copyOf(blanks);
        }
    }

    /**
     * The copies that a section is to have.
     *
     * @param instances none for a section that is written once
     * @param notice why a section that is to be repeated is written once; empty for others
     */
    public record Copies(List<Instance> instances, String notice) {}

    private final List<RoutedSource> sources;

    public Repetition(List<RoutedSource> sources) {
        this.sources = sources;
    }

    /** What a section is to be repeated for; no copies for a type that is not known or without anything in the sources. */
    public Copies copies(OutlineSection section) {
        String type = section.manner().expansion().strip().toLowerCase(Locale.ROOT);
        if (type.isEmpty()) {
            return new Copies(List.of(), "");
        }
        Optional<List<Instance>> known = instances(type, section);
        if (known.isEmpty()) {
            return once("expansion_type " + section.manner().expansion() + " is not known; known are per_document, "
                    + "per_table, per_row, per_value and per_treatment_arm.");
        }
        int count = known.get().size();
        if (count > MOST_COPIES) {
            return once(
                    "the sources have " + count + " to repeat it for (" + type + "), more than " + MOST_COPIES + ".");
        }
        return count == 0
                ? once("the sources have nothing to repeat it for (" + type + ").")
                : new Copies(known.get(), "");
    }

    private static Copies once(String why) {
        return new Copies(List.of(), "Written once: " + why);
    }

    private Optional<List<Instance>> instances(String type, OutlineSection section) {
        if (DOCUMENT.contains(type)) {
            return Optional.of(documents());
        }
        if (TABLE.contains(type)) {
            return Optional.of(tables());
        }
        if (ARM.contains(type)) {
            return Optional.of(arms());
        }
        RowRepetition rows = new RowRepetition(section, sources);
        return switch (type) {
            case "per_row" -> Optional.of(rows.perRow());
            case "per_value" -> Optional.of(rows.perValue());
            default -> Optional.empty();
        };
    }

    private List<Instance> documents() {
        return sources.stream()
                .map(source -> source.model().name())
                .map(name -> new Instance(name.replaceFirst("\\.\\w+$", ""), Map.of(), "Use only \"" + name + "\"", ""))
                .toList();
    }

    /** The copy for one value: its blanks are filled; a title without one gets the value behind it. */
    public static OutlineSection copy(OutlineSection section, int number, Instance instance, boolean top) {
        String title = Blanks.fill(section.title(), instance.value(), instance.blanks());
        boolean named = !top || !title.equals(section.title());
        String user = (section.userInstructions() + "\n" + instance.order()).strip();
        return new OutlineSection(
                section.id() + "-" + number,
                section.level(),
                named ? title : title + ": " + instance.value(),
                section.instructions(),
                user,
                rules(section, instance, top),
                section.manner().once(),
                section.documentInstructions(),
                "");
    }

    private static List<RuleSpec> rules(OutlineSection section, Instance instance, boolean top) {
        if (top && section.rules().isEmpty() && !instance.table().isEmpty()) {
            return List.of(new RuleSpec(null, "TableRule", "auto", instance.table()));
        }
        return section.rules().stream()
                .map(rule -> new RuleSpec(
                        rule.id(),
                        rule.type(),
                        rule.mode(),
                        rule.description() == null
                                ? null
                                : Blanks.fill(rule.description(), instance.value(), instance.blanks())))
                .toList();
    }

    private List<Instance> tables() {
        return sources.stream()
                .flatMap(source -> TableRouter.tablesWithoutHeadings(source).stream())
                .map(table -> new Instance(title(table), Map.of(), "", description(table)))
                .toList();
    }

    private static String title(Table table) {
        String title = table.title().isBlank() ? table.at().name().replaceFirst("\\.\\w+$", "") : table.title();
        return LABEL.matcher(title).replaceFirst("");
    }

    /** Words by which a TableRule finds just this table. */
    static String description(Table table) {
        return (table.title() + " " + table.at().name()).strip();
    }

    private List<Instance> arms() {
        Map<List<String>, Integer> counts = new LinkedHashMap<>();
        for (RoutedSource source : sources) {
            for (Table table : TableRouter.tablesWithoutHeadings(source)) {
                List<String> arms = arms(table);
                if (arms.size() > 1) {
                    counts.merge(arms, 1, Integer::sum);
                }
            }
        }
        return counts.entrySet().stream()
                .max(Comparator.comparingInt(Map.Entry::getValue))
                .map(Map.Entry::getKey)
                .orElse(List.of())
                .stream()
                .map(arm -> new Instance(arm, Map.of(), "", ""))
                .toList();
    }

    private static List<String> arms(Table table) {
        List<String> arms = new ArrayList<>();
        table.rows().stream()
                .limit(Math.max(1, table.headerRows()))
                .flatMap(row -> row.cells().stream())
                .map(cell -> COUNTED.matcher(cell.text().strip()))
                .filter(Matcher::matches)
                .map(counted -> counted.group(1))
                .filter(arm -> !TOTAL.contains(arm.toLowerCase(Locale.ROOT)) && !arms.contains(arm))
                .forEach(arms::add);
        return arms;
    }
}
