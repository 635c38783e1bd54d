package io.dossier.engine.routing;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Heading;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A heading of a source with the blocks that stand directly under it. */
final class SourceSection {

    private final RoutedSource source;
    private final Heading heading;
    private final SourceSection parent;
    private final List<String> words;
    private final List<Topic> topics;
    private final Zone zone;
    private final List<Block> blocks = new ArrayList<>();

    SourceSection(RoutedSource source, Heading heading, SourceSection parent, HeadingMap map, Zone zoneBefore) {
        this.source = source;
        this.heading = heading;
        this.parent = parent;
        this.words = Wordings.ofHeading(heading.text());
        this.topics = map.named(words, wordsAbove());
        this.zone = Zoning.zone(this, zoneBefore);
    }

    /** For what stands under no heading, the given one being made for it. */
    SourceSection(RoutedSource source, Heading heading) {
        this.source = source;
        this.heading = heading;
        this.parent = null;
        this.words = Wordings.ofHeading(heading.text());
        this.topics = List.of();
        this.zone = Zone.BODY;
    }

    RoutedSource source() {
        return source;
    }

    Heading heading() {
        return heading;
    }

    SourceSection parent() {
        return parent;
    }

    List<String> words() {
        return words;
    }

    List<Topic> topics() {
        return topics;
    }

    Zone zone() {
        return zone;
    }

    /** Grows while the tree is built. */
    List<Block> blocks() {
        return blocks;
    }

    /** Place in the source from 0 to 1. */
    double position() {
        return (double) heading.index() / Math.max(1, source.model().blocks().size());
    }

    /** For people: number and title, the source's name and page. */
    String label() {
        String number = heading.number().isEmpty() ? "" : heading.number() + " ";
        String page = heading.at().page() == null ? "" : ", p. " + heading.at().page();
        return number + heading.text() + " (" + source.model().name() + page + ")";
    }

    /** Its own topics, those of the section above, and so on to the top level. */
    List<List<Topic>> topicsUpwards() {
        List<List<Topic>> path = new ArrayList<>();
        for (SourceSection s = this; s != null; s = s.parent) {
            path.add(s.topics);
        }
        return path;
    }

    /** Words of the headings above, the nearest first. */
    List<Set<String>> wordsAbove() {
        List<Set<String>> above = new ArrayList<>();
        for (SourceSection s = parent; s != null; s = s.parent) {
            above.add(Set.copyOf(s.words));
        }
        return above;
    }
}
