package io.dossier.engine.reading.pdf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The entries of a table of contents. */
final class Contents {

    private static final Pattern NOT_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final int ENOUGH = 10;

    private final List<Entry> entries;
    private final Map<String, List<Entry>> byTitle = new HashMap<>();
    private int offset;

    /** A line of the contents; {@code page} as printed. */
    record Entry(String number, String title, int page) {
        int depth() {
            return number.isEmpty() ? 0 : number.split("\\.").length;
        }
    }

    Contents(List<Entry> entries) {
        this.entries = List.copyOf(entries);
        for (Entry entry : entries) {
            byTitle.computeIfAbsent(key(entry.title()), title -> new ArrayList<>())
                    .add(entry);
            byTitle.computeIfAbsent(key(entry.number() + entry.title()), title -> new ArrayList<>())
                    .add(entry);
        }
    }

    /** Pages of the file are counted from the first one, printed pages often are not: physical less printed. */
    void offset(int pages) {
        offset = pages;
    }

    List<Entry> entries() {
        return entries;
    }

    /** The entry with this title within one page of the given one. */
    Optional<Entry> find(String title, int page) {
        return byTitle.getOrDefault(key(title), List.of()).stream()
                .filter(entry -> Math.abs(entry.page() + offset - page) <= 1)
                .findFirst();
    }

    boolean has(String title) {
        return byTitle.containsKey(key(title));
    }

    /** Whether some title starts with these words: then they may go on in the next line. */
    boolean hasLonger(String start) {
        String key = key(start);
        return byTitle.keySet().stream().anyMatch(title -> title.length() > key.length() && title.startsWith(key));
    }

    /** Whether the contents go down to this depth and are long enough to be trusted. */
    boolean coversDepth(int depth) {
        return entries.size() >= ENOUGH && entries.stream().anyMatch(entry -> entry.depth() == depth);
    }

    static String key(String title) {
        return NOT_WORD.matcher(title.toLowerCase(Locale.ROOT)).replaceAll("");
    }
}
