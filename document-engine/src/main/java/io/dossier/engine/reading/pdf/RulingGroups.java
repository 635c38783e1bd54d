package io.dossier.engine.reading.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Rulings of a page, pieces of one line joined, in groups that touch: each may be a table. */
final class RulingGroups {

    static final double NEAR = 3;
    private static final double SHORTEST = 8;

    private RulingGroups() {}

    static List<List<Ruling>> of(List<Ruling> rulings) {
        List<Ruling> lines = new ArrayList<>(joined(rulings, true));
        lines.addAll(joined(rulings, false));
        lines.removeIf(line -> line.length() < SHORTEST);
        List<List<Ruling>> groups = new ArrayList<>();
        List<Ruling> left = new ArrayList<>(lines);
        while (!left.isEmpty()) {
            groups.add(group(left));
        }
        return groups;
    }

    /** Takes the first line of {@code left} and all that it touches, directly or not. */
    private static List<Ruling> group(List<Ruling> left) {
        List<Ruling> group = new ArrayList<>();
        group.add(left.remove(0));
        for (int i = 0; i < group.size(); i++) {
            Ruling line = group.get(i);
            List<Ruling> touching =
                    left.stream().filter(other -> touches(line, other)).toList();
            left.removeAll(touching);
            group.addAll(touching);
        }
        return group;
    }

    private static boolean touches(Ruling a, Ruling b) {
        return a.x1() <= b.x2() + NEAR && b.x1() <= a.x2() + NEAR && a.y1() <= b.y2() + NEAR && b.y1() <= a.y2() + NEAR;
    }

    private static List<Ruling> joined(List<Ruling> rulings, boolean horizontal) {
        List<Ruling> sorted = rulings.stream()
                .filter(line -> line.isHorizontal() == horizontal)
                .sorted(Comparator.<Ruling>comparingLong(line -> Math.round(line.position() / 2))
                        .thenComparingDouble(Ruling::from))
                .toList();
        List<Ruling> joined = new ArrayList<>();
        for (Ruling line : sorted) {
            Ruling last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
            if (last != null && Math.abs(last.position() - line.position()) < 2 && line.from() <= last.to() + NEAR) {
                joined.set(joined.size() - 1, span(last, line));
            } else {
                joined.add(line);
            }
        }
        return joined;
    }

    private static Ruling span(Ruling a, Ruling b) {
        return new Ruling(
                Math.min(a.x1(), b.x1()), Math.min(a.y1(), b.y1()), Math.max(a.x2(), b.x2()), Math.max(a.y2(), b.y2()));
    }
}
