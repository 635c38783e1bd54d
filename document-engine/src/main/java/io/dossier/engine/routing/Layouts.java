package io.dossier.engine.routing;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Under which headings the text on a topic stands in documents of another layout. A broader topic's section holds it
 * as a part: there it is moved from. Some sections tell it in passing (data file {@code layouts.tsv}): there it is
 * copied from.
 */
final class Layouts {

    /** How many broader topics up a layout may keep a text. */
    private static final int STEPS = 2;

    private final HeadingMap map;
    private final Map<String, List<String>> inPassing = new HashMap<>();
    private final Set<String> narrators = new HashSet<>();

    private Layouts(HeadingMap map) {
        this.map = map;
    }

    static Layouts load(HeadingMap map) {
        Layouts layouts = new Layouts(map);
        for (String[] fields : Lines.of("layouts.tsv")) {
            List<String> tellers = List.of(fields[1].split(","));
            layouts.inPassing.put(fields[0], tellers);
            layouts.narrators.addAll(tellers);
        }
        return layouts;
    }

    /** Whether the section that made the choice is one of a broader topic than the target's. */
    boolean holds(Choice choice, Target target) {
        Set<String> told = told(choice);
        // What tells many things in passing is one story: nothing is taken out of it.
        return Collections.disjoint(told, narrators)
                && target.topics().stream().anyMatch(topic -> isBroader(topic, told, STEPS));
    }

    /** Whether the section that made the choice tells in passing what the target is about. */
    boolean tellsInPassing(Choice choice, Target target) {
        Set<String> told = told(choice);
        return target.topics().stream()
                .flatMap(topic -> inPassing.getOrDefault(topic.id(), List.of()).stream())
                .anyMatch(told::contains);
    }

    private boolean isBroader(Topic topic, Set<String> told, int steps) {
        return topic.broader().stream()
                .anyMatch(broader ->
                        told.contains(broader) || steps > 1 && isBroader(map.topic(broader), told, steps - 1));
    }

    /** What the section's own heading says it is about; for an unknown one, what its target is about. */
    private static Set<String> told(Choice choice) {
        List<Topic> own = choice.section().topics();
        List<Topic> topics = own.isEmpty() ? choice.target().topics() : own;
        return topics.stream().map(Topic::id).collect(Collectors.toSet());
    }
}
