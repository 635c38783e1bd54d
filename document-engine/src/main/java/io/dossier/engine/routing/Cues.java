package io.dossier.engine.routing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The words that passages on a topic use. */
final class Cues {

    private final Map<String, List<String>> byTopic = new HashMap<>();

    private Cues() {}

    static Cues load() {
        Cues cues = new Cues();
        for (String[] fields : Lines.of("cues.tsv")) {
            cues.byTopic.put(
                    fields[0],
                    Arrays.stream(fields[1].split(";"))
                            .map(cue -> " " + Wordings.ofText(cue).strip())
                            .distinct()
                            .toList());
        }
        return cues;
    }

    /** Cues of a target's topics; none for a heading that the map does not know. */
    List<String> of(Target target) {
        Set<String> cues = new LinkedHashSet<>();
        for (Topic topic : target.topics()) {
            cues.addAll(byTopic.getOrDefault(topic.id(), List.of()));
        }
        return new ArrayList<>(cues);
    }
}
