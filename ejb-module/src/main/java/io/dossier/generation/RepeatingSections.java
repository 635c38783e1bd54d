package io.dossier.generation;

import io.dossier.engine.routing.Repetition;
import io.dossier.engine.routing.Repetition.Instance;
import io.dossier.engine.routing.RoutedSource;
import java.util.ArrayList;
import java.util.List;

/** Writes repeating sections out: each, with the sections below it, once for each thing that it is repeated for. */
final class RepeatingSections {

    private RepeatingSections() {}

    static List<PlannedSection> expand(List<PlannedSection> sections, List<RoutedSource> sources) {
        Repetition repetition = new Repetition(sources);
        List<PlannedSection> expanded = new ArrayList<>();
        int at = 0;
        while (at < sections.size()) {
            int end = end(sections, at);
            PlannedSection section = sections.get(at);
            Repetition.Copies copies = repetition.copies(section.section());
            if (copies.instances().isEmpty()) {
                expanded.add(section.as(section.section().telling(copies.notice())));
                at++;
            } else {
                copy(sections.subList(at, end), copies.instances(), expanded);
                at = end;
            }
        }
        return expanded;
    }

    /** The first copy stands under the template's own headings, the others under new ones. */
    private static void copy(List<PlannedSection> part, List<Instance> instances, List<PlannedSection> expanded) {
        for (int i = 0; i < instances.size(); i++) {
            for (PlannedSection section : part) {
                boolean top = section == part.get(0);
                PlannedSection copy = section.as(Repetition.copy(section.section(), i + 1, instances.get(i), top));
                expanded.add(i == 0 ? copy : copy.under(null));
            }
        }
    }

    private static int end(List<PlannedSection> sections, int at) {
        int level = sections.get(at).section().level();
        int end = at + 1;
        while (end < sections.size() && sections.get(end).section().level() > level) {
            end++;
        }
        return end;
    }
}
