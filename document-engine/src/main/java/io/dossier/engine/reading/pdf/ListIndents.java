package io.dossier.engine.reading.pdf;

import java.util.ArrayDeque;
import java.util.Deque;

/** Depth of list items by how far they are indented. */
final class ListIndents {

    private static final double SAME = 4;

    private final Deque<Double> open = new ArrayDeque<>();

    /** Depth of an item that starts at {@code x}, 0 for the outermost. */
    int level(double x) {
        while (!open.isEmpty() && open.peekLast() > x + SAME) {
            open.removeLast();
        }
        if (open.isEmpty() || open.peekLast() < x - SAME) {
            open.addLast(x);
        }
        return open.size() - 1;
    }

    void clear() {
        open.clear();
    }
}
