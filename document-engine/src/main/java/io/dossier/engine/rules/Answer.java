package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.numbers.Figure;
import io.dossier.engine.numbers.Figures;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A place that may answer a question.
 *
 * @param quotes the words to write, with their places
 * @param separators what stands between the quotes
 * @param value the bare value
 * @param kind how it was found
 * @param score how well it fits; answers of a better kind score higher
 */
record Answer(List<Quote> quotes, List<String> separators, String value, Kind kind, double score) {

    /** Kinds of evidence, with the confidence that stands for each. */
    enum Kind {
        LABEL(0.9, "A label names the value"),
        CELL(0.8, "Row and column of a table name the value"),
        HEADING(0.7, "It stands under a heading of that name"),
        SENTENCE(0.6, "A sentence states it");

        private final double confidence;
        private final String words;

        Kind(double confidence, String words) {
            this.confidence = confidence;
            this.words = words;
        }

        double confidence() {
            return confidence;
        }

        String words() {
            return words;
        }
    }

    private static final int LEAST_WORDS = 4;
    private static final double SHARED = 0.4;

    Answer {
        quotes = List.copyOf(quotes);
        separators = List.copyOf(separators);
    }

    /** Whether both give the same value, one perhaps with more around it. */
    boolean agrees(Answer other) {
        String a = plain(value);
        String b = plain(other.value);
        return a.equals(b)
                || sameFigure(value, other.value)
                || alike(a, b)
                || !a.isEmpty() && b.startsWith(a + " ")
                || !b.isEmpty() && a.startsWith(b + " ");
    }

    /** The same with one more value. */
    Answer and(Quote more) {
        List<Quote> all = new ArrayList<>(quotes);
        List<String> between = new ArrayList<>(separators);
        all.add(more);
        between.add("; ");
        return new Answer(all, between, value + "; " + more.text(), kind, score);
    }

    /** The same, less sure than a cell of a result table. */
    Answer behindTables() {
        return new Answer(quotes, separators, value, kind, Math.min(score, 0.55));
    }

    /** For people: the value and its place. */
    String named(Block block) {
        Quote last = quotes.get(quotes.size() - 1);
        String page = block.at().page() == null ? "" : ", p. " + block.at().page();
        String row = last.place().row() == null
                ? ""
                : ", table " + last.place().table() + ", row " + last.place().row() + ", column "
                        + last.place().column();
        String shown = value.length() > 120 ? value.substring(0, 119) + "…" : value;
        return "\"" + shown + "\" (" + block.at().name() + page + row + ")";
    }

    private static boolean sameFigure(String a, String b) {
        List<Figure> left = Figures.in(a);
        List<Figure> right = Figures.in(b);
        return left.size() == 1 && right.size() == 1 && left.get(0).isSame(right.get(0));
    }

    /** Two sentences that share many of their longer words say the same in other words. */
    private static boolean alike(String a, String b) {
        Set<String> left = longer(a);
        Set<String> right = longer(b);
        int fewer = Math.min(left.size(), right.size());
        left.retainAll(right);
        return fewer >= LEAST_WORDS && left.size() >= SHARED * fewer;
    }

    private static Set<String> longer(String text) {
        return Arrays.stream(text.split(" ")).filter(word -> word.length() > 3).collect(Collectors.toSet());
    }

    private static String plain(String value) {
        return value.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}.%]+", " ")
                .replaceAll("\\.$", "")
                .strip();
    }
}
