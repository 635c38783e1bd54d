package io.dossier.engine.routing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A section of the outline with what the map knows of it. */
final class Target {

    private final int index;
    private final OutlineSection section;
    private final Target parent;
    private final List<String> words;
    private final List<Topic> topics;
    private final List<Target> children = new ArrayList<>();

    Target(int index, OutlineSection section, Target parent, HeadingMap map) {
        this.index = index;
        this.section = section;
        this.parent = parent;
        this.words = Wordings.ofHeading(section.title());
        this.topics = map.named(words, wordsAbove());
        if (parent != null) {
            parent.children.add(this);
        }
    }

    int index() {
        return index;
    }

    OutlineSection section() {
        return section;
    }

    /** The section above; null for a top-level one. */
    Target parent() {
        return parent;
    }

    List<String> words() {
        return words;
    }

    List<Topic> topics() {
        return topics;
    }

    /** A top-level section that has others inside. */
    boolean isChapter() {
        return parent == null && !children.isEmpty();
    }

    /** The sections inside that have none inside themselves. */
    List<Target> leaves() {
        List<Target> leaves = new ArrayList<>();
        for (Target child : children) {
            leaves.addAll(child.children.isEmpty() ? List.of(child) : child.leaves());
        }
        return leaves;
    }

    /** The top-level section above, or this one. */
    Target chapter() {
        return parent == null ? this : parent.chapter();
    }

    boolean isUnder(Target other) {
        return parent != null && (parent == other || parent.isUnder(other));
    }

    boolean has(String topic) {
        return topics.stream().anyMatch(t -> t.id().equals(topic));
    }

    /** Whether it summarizes the document: under a synopsis, and not a schedule or another topic of its own. */
    boolean isSynopsis() {
        if (topics.stream().anyMatch(t -> t.id().startsWith("synopsis"))) {
            return true;
        }
        return topics.isEmpty() && parent != null && parent.isSynopsis();
    }

    /** Whether it may be filled from a synopsis: schema and schedule stand there or in the body. */
    boolean isSummary() {
        return isSynopsis() || has("schema") || has("schedule");
    }

    /** Headings from the top level down to this one. */
    List<String> path() {
        List<String> path = parent == null ? new ArrayList<>() : parent.path();
        path.add(String.join(
                " ", section.title().replaceAll("<[^>]*>|[{}]", " ").strip().split("\\s+")));
        return path;
    }

    /** Its own topics, those of the section above, and so on to the top level. */
    List<List<Topic>> topicsUpwards() {
        List<List<Topic>> path = new ArrayList<>();
        for (Target t = this; t != null; t = t.parent) {
            path.add(t.topics);
        }
        return path;
    }

    private List<Set<String>> wordsAbove() {
        List<Set<String>> above = new ArrayList<>();
        for (Target t = parent; t != null; t = t.parent) {
            above.add(Set.copyOf(t.words));
        }
        return above;
    }
}
