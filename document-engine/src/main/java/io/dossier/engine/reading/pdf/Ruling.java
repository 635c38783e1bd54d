package io.dossier.engine.reading.pdf;

/** A line that is drawn along one axis, in points from the page's top left corner, with {@code x1 <= x2, y1 <= y2}. */
record Ruling(double x1, double y1, double x2, double y2) {

    boolean isHorizontal() {
        return x2 - x1 >= y2 - y1;
    }

    double length() {
        return isHorizontal() ? x2 - x1 : y2 - y1;
    }

    /** Where it stands on the axis across it. */
    double position() {
        return isHorizontal() ? (y1 + y2) / 2 : (x1 + x2) / 2;
    }

    double from() {
        return isHorizontal() ? x1 : y1;
    }

    double to() {
        return isHorizontal() ? x2 : y2;
    }
}
