package io.dossier.generation;

import io.dossier.templates.model.HierarchyNumbers;

/** Ids of sections by position and level: {@code 1.0}, {@code 1.1}, {@code 1.1.1}, {@code 2.0}. */
final class SectionNumbers {

    private final HierarchyNumbers numbers = new HierarchyNumbers();

    /** The next section's id; a level that is skipped counts as 1. */
    String next(int level) {
        String number = numbers.next(level);
        return level == 1 ? number + ".0" : number;
    }
}
