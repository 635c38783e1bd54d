package io.dossier.engine.rules;

import io.dossier.engine.routing.Wordings;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Facts that study documents state, with the words that ask for them and the words that name them. */
final class Facts {

    /** What a fact's value looks like. */
    enum Kind {
        NUMBER,
        /** A number with a unit of time. */
        TIME,
        NAME,
        TEXT
    }

    /**
     * A fact.
     *
     * @param asked phrases of rules, normalised, between spaces
     * @param labels what stands in front of the value, as words
     * @param rows what the rows of tables that hold it say, normalised, between spaces
     * @param cues what sentences that state it say, normalised, between spaces
     */
    record Fact(List<String> asked, List<List<String>> labels, List<String> rows, List<String> cues, Kind kind) {}

    private static final Facts ALL = new Facts();

    private final List<Fact> facts = new ArrayList<>();

    private final Map<String, List<String>> same = new HashMap<>();

    private Facts() {
        lines("facts.tsv").forEach(this::add);
        lines("same-words.tsv").forEach(fields -> same.put(fields[0], list(fields[1])));
    }

    private static List<String[]> lines(String resource) {
        try (InputStream stream = Facts.class.getResourceAsStream(resource);
                BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + resource, e);
        }
    }

    /** Whether words have a question's word or one that says the same. */
    static boolean has(Set<String> words, String asked) {
        return words.contains(asked)
                || ALL.same.getOrDefault(asked, List.of()).stream().anyMatch(words::contains);
    }

    /** The fact whose words a description has; of several the one with the longest. */
    static Optional<Fact> asked(String description) {
        String text = Wordings.ofText(description);
        Fact best = null;
        int longest = 0;
        for (Fact fact : ALL.facts) {
            int length = longest(fact.asked(), text);
            if (length > longest) {
                best = fact;
                longest = length;
            }
        }
        return Optional.ofNullable(best);
    }

    private static int longest(List<String> phrases, String text) {
        return phrases.stream()
                .filter(text::contains)
                .mapToInt(phrase -> phrase.strip().split(" ").length * 100 + phrase.length())
                .max()
                .orElse(0);
    }

    private void add(String[] fields) {
        facts.add(new Fact(
                phrases(fields[1]),
                list(fields[2]).stream().map(Wordings::ofHeading).toList(),
                phrases(fields[3]),
                phrases(fields[4]),
                Kind.valueOf(fields[5].strip().toUpperCase(Locale.ROOT))));
    }

    private static List<String> phrases(String field) {
        return list(field).stream().map(Wordings::ofText).toList();
    }

    private static List<String> list(String field) {
        return Arrays.stream(field.split(";"))
                .map(String::strip)
                .filter(item -> !item.isEmpty() && !item.equals("-"))
                .toList();
    }
}
