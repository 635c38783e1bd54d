package io.dossier.engine.routing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sections that say again what other sections say, such as a synopsis' objectives. */
final class Restated {

    private final Map<String, List<String>> byTopic = new HashMap<>();

    private Restated() {}

    static Restated load() {
        Restated restated = new Restated();
        Lines.of("restated.tsv").forEach(fields -> restated.byTopic.put(fields[0], List.of(fields[1].split(","))));
        return restated;
    }

    /** Targets whose passages the given one repeats, in the outline's order. */
    List<Target> origins(Target target, List<Target> targets) {
        List<Target> origins = new ArrayList<>();
        for (Topic topic : target.topics()) {
            List<String> from = byTopic.getOrDefault(topic.id(), List.of());
            targets.stream()
                    .filter(other -> other != target && from.stream().anyMatch(other::has))
                    .forEach(origins::add);
        }
        return origins;
    }
}
