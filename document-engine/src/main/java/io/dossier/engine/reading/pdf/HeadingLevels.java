package io.dossier.engine.reading.pdf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Levels of headings without a number, from the sizes in which numbered ones are printed. */
final class HeadingLevels {

    private static final double SAME = 0.4;

    private final Map<Integer, Double> sizeOfLevel = new HashMap<>();
    private final TreeSet<Double> unnumberedSizes = new TreeSet<>();
    private int numbered;
    private int appendix;

    /** A numbered heading was accepted; returns its level. */
    int numbered(HeadingText text, double size) {
        int level = text.depth() + appendix;
        if (appendix == 0) {
            sizeOfLevel.putIfAbsent(level, size);
        }
        numbered = level;
        return level;
    }

    int appendix() {
        appendix = 1;
        numbered = 1;
        return 1;
    }

    /** A chapter of the body or another zone starts. */
    int zone() {
        appendix = 0;
        numbered = 1;
        return 1;
    }

    boolean inAppendix() {
        return appendix > 0;
    }

    void leaveAppendix() {
        appendix = 0;
    }

    /** One below the numbered heading it stands under, unless it is printed as large as a higher one. */
    int unnumbered(double size) {
        if (sizeOfLevel.isEmpty()) {
            return appendix + bySize(size);
        }
        for (int level = 1; level <= numbered; level++) {
            Double known = sizeOfLevel.get(level);
            if (known != null && size >= known - SAME && isLargerThanNext(level)) {
                return level + appendix;
            }
        }
        return numbered + 1;
    }

    private boolean isLargerThanNext(int level) {
        Double next = sizeOfLevel.get(level + 1);
        return next != null && sizeOfLevel.get(level) > next + SAME;
    }

    private int bySize(double size) {
        unnumberedSizes.add(Math.rint(size * 2) / 2);
        List<Double> larger = List.copyOf(unnumberedSizes.tailSet(Math.rint(size * 2) / 2, false));
        return Math.min(larger.size() + 1, 4);
    }
}
