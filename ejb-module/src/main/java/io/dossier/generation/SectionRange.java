package io.dossier.generation;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A range of a document's sections, written as {@code 0-7}.
 *
 * @param from index of the first section
 * @param to index behind the last one
 */
public record SectionRange(int from, int to) {

    private static final int FEWEST_SECTIONS = 4;
    private static final int MOST_RANGES = 4;
    private static final int LEAST_RANGES = 2;

    /** Two to four ranges of about the same length: the same for the same number of sections, whenever it is asked. */
    public static List<SectionRange> split(int sections) {
        int wanted = Math.min(MOST_RANGES, Math.max(LEAST_RANGES, sections / FEWEST_SECTIONS));
        int ranges = Math.max(1, Math.min(sections, wanted));
        return IntStream.range(0, ranges)
                .mapToObj(i -> new SectionRange(i * sections / ranges, (i + 1) * sections / ranges))
                .toList();
    }

    /** The range that {@link #toString} wrote. */
    public static SectionRange parse(String text) {
        String[] ends = text.split("-", 2);
        return new SectionRange(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
    }

    @Override
    public String toString() {
        return from + "-" + to;
    }
}
