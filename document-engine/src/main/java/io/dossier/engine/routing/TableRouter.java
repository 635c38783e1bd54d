package io.dossier.engine.routing;

import io.dossier.engine.model.Heading;
import io.dossier.engine.model.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the section for the tables of sources that have no headings: result tables as RTF, sheets, CSV files. A table
 * goes by its title or file name, else by what its rows speak of. Data sets stay out, and so do sections on methods: a
 * result does not belong there. Where more tables fit than a reader would expect, none is chosen and all are named.
 */
final class TableRouter {

    /**
     * What was found.
     *
     * @param tooMany sections that more tables fit than are taken, with what to say about it
     */
    record Found(Map<Target, List<Contribution>> tables, Map<Target, String> tooMany) {}

    private static final int MOST_TABLES = 4;
    private static final int MOST_CELLS = 4_000;
    private static final Set<String> METHODS = Set.of(
            "method",
            "planned",
            "plan",
            "schedule",
            "assessment",
            "procedure",
            "variable",
            "criterion",
            "design",
            "objective",
            "methodology",
            "administration",
            "appendix",
            "abbreviation");
    private static final Set<String> WRITTEN_BEFORE_RESULTS = Set.of("protocol", "sap", "ib", "icf");
    private static final Set<String> SAY_NOTHING =
            Set.of("summary", "table", "analysis", "result", "data", "other", "trial");

    private final TableTopics topics;
    private final String documentType;
    private final Map<Target, SourceScope> scopes;

    TableRouter(TableTopics topics, String documentType, Map<Target, SourceScope> scopes) {
        this.topics = topics;
        this.documentType = documentType == null ? "" : documentType.toLowerCase(Locale.ROOT);
        this.scopes = scopes;
    }

    Found route(List<Target> targets, List<RoutedSource> sources) {
        Map<Target, List<Contribution>> found = new LinkedHashMap<>();
        if (WRITTEN_BEFORE_RESULTS.contains(documentType)) {
            return new Found(found, Map.of());
        }
        Set<List<?>> seen = new HashSet<>();
        for (RoutedSource source : sources) {
            for (Table table : tablesWithoutHeadings(source)) {
                if (seen.add(List.of(table.title(), table.rows()))) {
                    choose(source, table, targets)
                            .forEach((target, evidence) -> found.computeIfAbsent(target, key -> new ArrayList<>())
                                    .add(contribution(source, table, evidence)));
                }
            }
        }
        return limited(found);
    }

    private static Found limited(Map<Target, List<Contribution>> found) {
        Map<Target, String> tooMany = new LinkedHashMap<>();
        found.forEach((target, tables) -> {
            if (tables.size() > MOST_TABLES) {
                tooMany.put(
                        target,
                        tables.size() + " source tables fit this section; choose with a TableRule: "
                                + tables.stream()
                                        .map(table -> table.section().label())
                                        .collect(Collectors.joining("; "))
                                + ".");
            }
        });
        found.keySet().removeAll(tooMany.keySet());
        return new Found(found, tooMany);
    }

    static List<Table> tablesWithoutHeadings(RoutedSource source) {
        if (source.model().blocks().stream().anyMatch(Heading.class::isInstance)) {
            return List.of();
        }
        return source.model().blocks().stream()
                .filter(Table.class::isInstance)
                .map(Table.class::cast)
                .filter(table -> !isDataSet(table))
                .toList();
    }

    /** Long, or with names of variables for a header: for programs, not for readers. */
    private static boolean isDataSet(Table table) {
        if ((long) table.rows().size() * table.columns() > MOST_CELLS
                || table.rows().isEmpty()) {
            return true;
        }
        List<Table.Cell> header = table.rows().get(0).cells();
        long names = header.stream()
                .filter(cell -> cell.text().matches("[A-Z][A-Z0-9_]{1,15}"))
                .count();
        return names >= 3 && names * 10 >= header.size() * 7L;
    }

    /** At most one section, or none. */
    private Map<Target, Evidence> choose(RoutedSource source, Table table, List<Target> targets) {
        List<Target> open = targets.stream()
                .filter(target -> !target.isSynopsis() && !isAboutMethods(target) && !target.isChapter())
                .filter(target -> scopes.get(target).allows(source))
                .toList();
        TableTopic title = topics.ofTitle(table).orElse(null);
        Target named = byWords(table, open);
        if (named == null && title != null) {
            named = byTopic(title, open);
        }
        if (named != null) {
            return Map.of(named, Evidence.HEADING_MATCH);
        }
        TableTopic rows = title == null ? topics.ofRows(table).orElse(null) : null;
        Target fitting = rows == null ? null : byTopic(rows, open);
        return fitting == null ? Map.of() : Map.of(fitting, Evidence.PARTIAL_MATCH);
    }

    /** A section all of whose words the table's title has; of several the one with most words. */
    private static Target byWords(Table table, List<Target> open) {
        Set<String> title =
                new HashSet<>(Wordings.ofHeading(table.title().replaceFirst("(?i)^table\\s+[\\w.-]+\\s*", "")));
        return open.stream()
                .filter(target -> words(target).size() >= 2 && title.containsAll(words(target)))
                .max(Comparator.comparingInt((Target target) -> words(target).size())
                        .thenComparingInt(target -> -target.index()))
                .orElse(null);
    }

    private static Set<String> words(Target target) {
        Set<String> words = new LinkedHashSet<>(target.words());
        words.removeAll(SAY_NOTHING);
        return words;
    }

    /** The first section on the topic, else on a broader one. */
    private Target byTopic(TableTopic topic, List<Target> open) {
        Target own = open.stream()
                .filter(target -> topics.ofHeading(target.section().title()).orElse(null) == topic)
                .findFirst()
                .orElse(null);
        if (own != null) {
            return own;
        }
        return open.stream()
                .filter(target -> topics.ofHeading(target.section().title())
                        .filter(broad -> topics.isBroader(broad, topic))
                        .isPresent())
                .findFirst()
                .orElse(null);
    }

    private static boolean isAboutMethods(Target target) {
        for (Target t = target; t != null; t = t.parent()) {
            boolean results = t.words().contains("result") || t.words().contains("evaluation");
            if (!results && t.words().stream().anyMatch(METHODS::contains)) {
                return true;
            }
        }
        return false;
    }

    private static Contribution contribution(RoutedSource source, Table table, Evidence evidence) {
        String title = table.title().isBlank() ? source.model().name() : table.title();
        Heading heading = new Heading(table.index(), table.at(), 1, "", title);
        SourceSection section = new SourceSection(source, heading);
        section.blocks().add(table);
        return new Contribution(section, evidence, 1, section.blocks());
    }
}
