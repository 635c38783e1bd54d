package io.dossier.ids;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Numbers sections by position and level: {@code 1}, {@code 1.1}, {@code 1.1.1}, {@code 2}. */
public final class SectionNumbers {

    private final List<Integer> counters = new ArrayList<>();

    /** The next section's number; a level that is skipped counts as 1. */
    public String next(int level) {
        while (counters.size() > level) {
            counters.remove(counters.size() - 1);
        }
        while (counters.size() < level - 1) {
            counters.add(1);
        }
        if (counters.size() < level) {
            counters.add(1);
        } else {
            counters.set(level - 1, counters.get(level - 1) + 1);
        }
        return counters.stream().map(String::valueOf).collect(Collectors.joining("."));
    }

    /** The same as an id in outlines and details: {@code 1.0} on the top level. */
    public String nextId(int level) {
        String number = next(level);
        return level == 1 ? number + ".0" : number;
    }
}
