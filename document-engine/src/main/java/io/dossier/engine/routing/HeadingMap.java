package io.dossier.engine.routing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The map of headings: which wordings name which topic. */
final class HeadingMap {

    private record Entry(Topic topic, Topic.Wording wording) {}

    private final Map<String, Topic> topics = new LinkedHashMap<>();
    /** By the words in the order of the alphabet: "drug accountability" is "accountability of drug". */
    private final Map<List<String>, List<Entry>> byWords = new HashMap<>();

    private HeadingMap() {}

    static HeadingMap load() {
        HeadingMap map = new HeadingMap();
        for (String[] fields : Lines.of("topics.tsv")) {
            map.add(new Topic(fields[0], list(fields[1], ","), list(fields[2], ","), wordings(fields[3])));
        }
        return map;
    }

    Topic topic(String id) {
        Topic topic = topics.get(id);
        if (topic == null) {
            throw new IllegalArgumentException("No topic " + id);
        }
        return topic;
    }

    Iterable<Topic> topics() {
        return topics.values();
    }

    /**
     * Topics that the heading names: a wording bound to the headings above before one that stands anywhere, one bound to
     * nearer headings before one bound to farther ones.
     *
     * @param wordsAbove words of each heading above, the nearest first
     */
    List<Topic> named(List<String> words, List<Set<String>> wordsAbove) {
        List<Entry> fitting = byWords.getOrDefault(sorted(words), List.of()).stream()
                .filter(entry -> entry.wording().fits(wordsAbove))
                .sorted(Comparator.comparingInt(
                                (Entry e) -> -e.wording().under().size())
                        .thenComparingInt(e -> e.wording().depth(wordsAbove)))
                .toList();
        if (fitting.isEmpty()) {
            return List.of();
        }
        Topic.Wording best = fitting.get(0).wording();
        return fitting.stream()
                .filter(entry -> entry.wording().under().size() == best.under().size()
                        && entry.wording().depth(wordsAbove) == best.depth(wordsAbove))
                .map(Entry::topic)
                .distinct()
                .toList();
    }

    private void add(Topic topic) {
        topics.put(topic.id(), topic);
        for (Topic.Wording wording : topic.wordings()) {
            byWords.computeIfAbsent(sorted(wording.words()), key -> new ArrayList<>())
                    .add(new Entry(topic, wording));
        }
    }

    private static List<String> sorted(List<String> words) {
        return words.stream().sorted().toList();
    }

    private static List<Topic.Wording> wordings(String field) {
        return list(field, ";").stream().map(HeadingMap::wording).toList();
    }

    private static Topic.Wording wording(String text) {
        int bound = text.indexOf(" > ");
        if (bound < 0) {
            return new Topic.Wording(Set.of(), Wordings.ofHeading(text));
        }
        return new Topic.Wording(
                Set.copyOf(Wordings.ofHeading(text.substring(0, bound))),
                Wordings.ofHeading(text.substring(bound + 3)));
    }

    private static List<String> list(String field, String separator) {
        return Arrays.stream(field.split(separator))
                .map(String::strip)
                .filter(item -> !item.isEmpty() && !item.equals("-"))
                .toList();
    }
}
