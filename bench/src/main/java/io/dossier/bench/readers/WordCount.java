package io.dossier.bench.readers;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Words of a PDF that are lost or stand twice, counted over the whole file. Contents, and lines in the outer ninth of the
 * page that recur, may be missing.
 */
final class WordCount {

    private static final double EDGE = 0.11;
    private static final int RECURS = 3;
    private static final Pattern LEADER = Pattern.compile("\\.{4,}|(\\. ){4,}");
    /** To poppler these are words of their own. */
    private static final Pattern RAISED = Pattern.compile("[⁻⁺⁰¹²³⁴-⁹]+");

    private static final Pattern NOT_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

    private final Map<String, Integer> pagesOfEdge = new HashMap<>();
    private final Map<String, Integer> theirs = new TreeMap<>();
    private final Map<String, Integer> mayMiss = new HashMap<>();
    private final Map<String, Integer> own = new TreeMap<>();

    WordCount(List<Poppler.Page> pages, OurWords ours) {
        for (Poppler.Page page : pages) {
            page.lines().stream()
                    .filter(line -> isAtEdge(page, line))
                    .map(WordCount::masked)
                    .distinct()
                    .forEach(line -> pagesOfEdge.merge(line, 1, Integer::sum));
        }
        pages.forEach(this::add);
        ours.texts().forEach(text -> count(text, own));
    }

    private void add(Poppler.Page page) {
        long leaders = page.lines().stream()
                .filter(line -> LEADER.matcher(line.text()).find())
                .count();
        boolean contents = leaders > RECURS
                || page.lines().stream().anyMatch(line -> line.text().matches("(?i)(table of )?contents"));
        for (Poppler.Line line : page.lines()) {
            count(line.text(), theirs);
            if (contents || isAtEdge(page, line) && pagesOfEdge.get(masked(line)) >= RECURS) {
                count(line.text(), mayMiss);
            }
        }
    }

    int total() {
        return theirs.values().stream().mapToInt(Integer::intValue).sum();
    }

    int dropped() {
        return missing() - lost();
    }

    int lost() {
        return theirs.keySet().stream().mapToInt(this::lost).sum();
    }

    int extra() {
        return own.keySet().stream().mapToInt(this::extra).sum();
    }

    List<String> examples() {
        List<String> lines = new ArrayList<>();
        theirs.keySet().stream()
                .filter(word -> lost(word) > 0)
                .forEach(word -> lines.add("           lost: " + lost(word) + " x " + word));
        own.keySet().stream()
                .filter(word -> extra(word) > 0)
                .forEach(word -> lines.add("           extra: " + extra(word) + " x " + word));
        return lines;
    }

    private int missing() {
        return theirs.entrySet().stream()
                .mapToInt(word -> Math.max(0, word.getValue() - own.getOrDefault(word.getKey(), 0)))
                .sum();
    }

    private int lost(String word) {
        return Math.max(0, theirs.get(word) - own.getOrDefault(word, 0) - mayMiss.getOrDefault(word, 0));
    }

    private int extra(String word) {
        return Math.max(0, own.get(word) - theirs.getOrDefault(word, 0));
    }

    private static void count(String text, Map<String, Integer> words) {
        String apart = RAISED.matcher(text).replaceAll(" $0 ");
        for (String word : NOT_WORD.split(Normalizer.normalize(apart, Normalizer.Form.NFKC))) {
            if (!word.isEmpty()) {
                words.merge(word, 1, Integer::sum);
            }
        }
    }

    private static boolean isAtEdge(Poppler.Page page, Poppler.Line line) {
        return line.bottom() < EDGE * page.height() || line.top() > (1 - EDGE) * page.height();
    }

    private static String masked(Poppler.Line line) {
        return line.text().replaceAll("\\d+|^[ivxlc]+$", "#");
    }
}
