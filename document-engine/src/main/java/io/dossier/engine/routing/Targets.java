package io.dossier.engine.routing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Builds the tree of the outline from its levels. */
final class Targets {

    private Targets() {}

    static List<Target> of(List<OutlineSection> outline, HeadingMap map) {
        List<Target> targets = new ArrayList<>();
        Deque<Target> open = new ArrayDeque<>();
        for (OutlineSection section : outline) {
            while (!open.isEmpty() && open.peek().section().level() >= section.level()) {
                open.pop();
            }
            Target target = new Target(targets.size(), section, open.peek(), map);
            open.push(target);
            targets.add(target);
        }
        return targets;
    }
}
