package io.dossier.engine.reading.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The columns that the lines of a table have in common: between them are strips that next to no line covers. */
final class Columns {

    private static final double LEAST = 3;
    private static final double WIDE = 20;
    /** Of the lines with nearly as many parts as any, this share may cover a strip all the same. */
    private static final double STRAY = 0.12;

    private static final int LINES_FOR_STRAYS = 8;
    private static final double RICH = 0.6;
    private static final double GAPS_BESIDE_SPACES = 0.25;

    private final List<double[]> strips = new ArrayList<>();
    private final int rich;

    /** @param lines the parts of each line */
    Columns(List<List<TextLine>> lines) {
        rich = rich(lines);
        List<List<TextLine>> richLines = lines.stream().filter(this::isRich).toList();
        int stray = richLines.size() < LINES_FOR_STRAYS ? 0 : (int) Math.ceil(STRAY * richLines.size());
        for (double[] strip : uncovered(richLines, stray)) {
            long between =
                    richLines.stream().filter(parts -> parts(parts, strip)).count();
            if (between >= 2 || between == 1 && strip[1] - strip[0] >= WIDE) {
                strips.add(strip);
            }
        }
        if (richLines.size() >= LINES_FOR_STRAYS) {
            addNarrow(richLines, stray);
        }
        strips.sort(Comparator.comparingDouble(strip -> strip[0]));
    }

    /** Columns that only a space parts in some lines, where others have a gap up to the start of the second one. */
    private void addNarrow(List<List<TextLine>> lines, int stray) {
        List<List<TextLine>> words = lines.stream()
                .map(parts -> parts.stream()
                        .flatMap(part -> LineParts.words(part).stream())
                        .toList())
                .toList();
        for (double[] strip : uncovered(words, stray)) {
            long between =
                    lines.stream().filter(parts -> startsBehind(parts, strip)).count();
            boolean isNew = strips.stream().noneMatch(other -> strip[0] < other[1] && other[0] < strip[1]);
            if (isNew && between >= GAPS_BESIDE_SPACES * lines.size()) {
                strips.add(strip);
            }
        }
    }

    private static boolean startsBehind(List<TextLine> parts, double[] strip) {
        return parts(parts, strip)
                && parts.stream().anyMatch(part -> part.x() >= strip[1] - 1 && part.x() < strip[1] + 2.5 * part.size());
    }

    /** The parts of a line with so many that they show columns, cut where a column ends between two words. */
    List<TextLine> cut(List<TextLine> parts) {
        return isRich(parts)
                ? parts.stream().flatMap(part -> cut(part).stream()).toList()
                : parts;
    }

    private List<TextLine> cut(TextLine part) {
        List<TextLine> cut = new ArrayList<>();
        int start = 0;
        List<Word> words = part.words();
        for (int i = 1; i < words.size(); i++) {
            if (isAcross(words.get(i - 1), words.get(i))) {
                cut.add(TextLine.of(part.page(), words.subList(start, i), part.baseline(), part.size()));
                start = i;
            }
        }
        cut.add(TextLine.of(part.page(), words.subList(start, words.size()), part.baseline(), part.size()));
        return cut;
    }

    private boolean isAcross(Word left, Word right) {
        return strips.stream().anyMatch(strip -> left.right() <= strip[0] + 1 && right.x() >= strip[1] - 1);
    }

    /** Whether a line has so many parts that it shows where the columns are. */
    boolean isRich(List<TextLine> parts) {
        return parts.size() >= rich;
    }

    int count() {
        return strips.size() + 1;
    }

    /** Column of a place, counted from 0. */
    int at(double x) {
        int column = 0;
        while (column < strips.size() && x > (strips.get(column)[0] + strips.get(column)[1]) / 2) {
            column++;
        }
        return column;
    }

    /** The first column that a part stands in; what only reaches into a strip is not beyond it. */
    int first(TextLine part) {
        int column = at(part.x());
        boolean hangs = column < strips.size() && part.x() >= strips.get(column)[0] - 1;
        return hangs && part.right() > strips.get(column)[1] ? column + 1 : column;
    }

    int last(TextLine part) {
        int column = at(part.right());
        boolean hangs = column > 0 && part.right() <= strips.get(column - 1)[1] + 1;
        return Math.max(first(part), hangs && part.x() < strips.get(column - 1)[0] ? column - 1 : column);
    }

    /** Most parts that two lines have, and a bit less. */
    private static int rich(List<List<TextLine>> lines) {
        List<Integer> counts = lines.stream().map(List::size).sorted().toList();
        int most = counts.size() < 2 ? 0 : counts.get(counts.size() - 2);
        return Math.max(2, (int) Math.ceil(RICH * most));
    }

    /** Strips that no line covers, then those that one covers, and so on, where no better one is near. */
    private static List<double[]> uncovered(List<List<TextLine>> lines, int stray) {
        TreeMap<Double, Integer> changes = new TreeMap<>();
        for (List<TextLine> parts : lines) {
            for (TextLine part : parts) {
                changes.merge(part.x(), 1, Integer::sum);
                changes.merge(part.right(), -1, Integer::sum);
            }
        }
        List<double[]> strips = new ArrayList<>();
        for (int most = 0; most <= stray; most++) {
            for (double[] strip : coveredByAtMost(most, changes)) {
                boolean isNew = strips.stream().noneMatch(other -> strip[0] < other[1] && other[0] < strip[1]);
                if (isNew && strip[1] - strip[0] >= LEAST) {
                    strips.add(strip);
                }
            }
        }
        strips.sort(Comparator.comparingDouble(strip -> strip[0]));
        return strips;
    }

    /** Strips with lines on both sides. */
    private static List<double[]> coveredByAtMost(int most, SortedMap<Double, Integer> changes) {
        List<double[]> strips = new ArrayList<>();
        int covering = 0;
        boolean inside = false;
        double from = Double.NaN;
        for (Map.Entry<Double, Integer> change : changes.entrySet()) {
            int before = covering;
            covering += change.getValue();
            if (before > most && covering <= most) {
                from = change.getKey();
                inside = true;
            } else if (inside && before <= most && covering > most) {
                strips.add(new double[] {from, change.getKey()});
            }
        }
        return strips;
    }

    /** The line has something on both sides and nothing in between. */
    private static boolean parts(List<TextLine> parts, double[] strip) {
        boolean left = parts.stream().anyMatch(part -> part.right() <= strip[0] + 1);
        boolean right = parts.stream().anyMatch(part -> part.x() >= strip[1] - 1);
        boolean inside = parts.stream().anyMatch(part -> part.x() < strip[1] - 1 && part.right() > strip[0] + 1);
        return left && right && !inside;
    }
}
