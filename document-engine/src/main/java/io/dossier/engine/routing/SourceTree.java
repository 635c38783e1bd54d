package io.dossier.engine.routing;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Heading;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Builds a source's sections from its flat list of blocks. What stands before the first heading is left out. */
final class SourceTree {

    private SourceTree() {}

    static List<SourceSection> sections(RoutedSource source, HeadingMap map) {
        List<SourceSection> sections = new ArrayList<>();
        Deque<SourceSection> open = new ArrayDeque<>();
        Zone zone = Zone.FRONT;
        for (Block block : source.model().blocks()) {
            if (block instanceof Heading heading) {
                while (!open.isEmpty() && open.peek().heading().level() >= heading.level()) {
                    open.pop();
                }
                SourceSection section = new SourceSection(source, heading, open.peek(), map, zone);
                zone = section.zone();
                open.push(section);
                sections.add(section);
            } else if (!open.isEmpty()) {
                open.peek().blocks().add(block);
            }
        }
        return sections;
    }
}
