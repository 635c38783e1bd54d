package io.dossier.engine.routing;

import io.dossier.engine.model.Table;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a repeating section is repeated for. Known are {@code per_document}: each source, which the copy is then written
 * from alone; {@code per_table}: each table of a source without headings; {@code per_treatment_arm}: each group that the
 * headers of most result tables count, the total left out.
 */
public final class Repetition {

    private static final Set<String> DOCUMENT = Set.of("per_document", "per_source", "per_source_document");
    private static final Set<String> TABLE = Set.of("per_table");
    private static final Set<String> ARM = Set.of("per_treatment_arm", "per_arm", "per_treatment_group", "per_group");
    private static final Set<String> TOTAL = Set.of("total", "overall", "all", "all subjects", "all patients");
    private static final Pattern COUNTED = Pattern.compile("^(\\S.*?)\\s*\\(?\\bN\\s*=\\s*[\\d,]+\\)?$");
    private static final Pattern LABEL = Pattern.compile("(?i)^(?:table|listing)\\s+[\\w.-]+[\\s:.–-]*");
    /** A blank for the value, such as {@code [treatment]} or {@code <arm>}. */
    private static final Pattern BLANK = Pattern.compile("\\[[^\\]]{1,60}]|<[^>]{1,60}>|\\{[^}]{1,60}}");

    /** A copy of the section: what it is for, and the order that it is written under; the order may be empty. */
    public record Instance(String value, String instruction) {}

    private final List<RoutedSource> sources;

    public Repetition(List<RoutedSource> sources) {
        this.sources = sources;
    }

    /** The copies that a section is to have; none for a type that is not known or where the sources have no such thing. */
    public List<Instance> instances(String expansionType) {
        String type = expansionType.strip().toLowerCase(Locale.ROOT);
        if (DOCUMENT.contains(type)) {
            return sources.stream()
                    .map(source -> source.model().name())
                    .map(name -> new Instance(name.replaceFirst("\\.\\w+$", ""), "Use only \"" + name + "\""))
                    .toList();
        }
        List<String> values = TABLE.contains(type) ? tables() : ARM.contains(type) ? arms() : List.of();
        return values.stream().distinct().map(value -> new Instance(value, "")).toList();
    }

    /** The copy for one value: its blanks are filled; a title without one gets the value behind it. */
    public static OutlineSection copy(OutlineSection section, int number, Instance instance, boolean top) {
        String title = fill(section.title(), instance.value());
        boolean named = !top || !title.equals(section.title());
        String instructions = (section.userInstructions() + "\n" + instance.instruction()).strip();
        List<RuleSpec> rules = section.rules().stream()
                .map(rule -> new RuleSpec(
                        rule.id(),
                        rule.type(),
                        rule.mode(),
                        rule.description() == null ? null : fill(rule.description(), instance.value())))
                .toList();
        return new OutlineSection(
                section.id() + "-" + number,
                section.level(),
                named ? title : title + ": " + instance.value(),
                section.instructions(),
                instructions,
                rules,
                section.mode(),
                section.documentInstructions(),
                "");
    }

    /** What to say of a section that was not repeated although it is to be; empty for others. */
    public static String notice(OutlineSection section) {
        String type = section.expansion().strip().toLowerCase(Locale.ROOT);
        if (type.isEmpty()) {
            return "";
        }
        boolean known = DOCUMENT.contains(type) || TABLE.contains(type) || ARM.contains(type);
        return known
                ? " Written once: the sources have nothing to repeat it for (" + section.expansion() + ")."
                : " Written once: expansion_type " + section.expansion()
                        + " is not known; known are per_document, per_table and per_treatment_arm.";
    }

    private static String fill(String text, String value) {
        return BLANK.matcher(text).replaceAll(Matcher.quoteReplacement(value));
    }

    private List<String> tables() {
        return bareTables().stream()
                .map(table -> table.title().isBlank() ? table.at().name().replaceFirst("\\.\\w+$", "") : table.title())
                .map(title -> LABEL.matcher(title).replaceFirst(""))
                .toList();
    }

    private List<String> arms() {
        Map<List<String>, Integer> counts = new LinkedHashMap<>();
        for (Table table : bareTables()) {
            List<String> arms = arms(table);
            if (arms.size() > 1) {
                counts.merge(arms, 1, Integer::sum);
            }
        }
        return counts.entrySet().stream()
                .max(Comparator.comparingInt(Map.Entry::getValue))
                .map(Map.Entry::getKey)
                .orElse(List.of());
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

    private List<Table> bareTables() {
        return sources.stream()
                .flatMap(source -> TableRouter.tablesWithoutHeadings(source).stream())
                .toList();
    }
}
