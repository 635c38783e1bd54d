package io.dossier.engine.reading.pdf;

import java.awt.geom.Rectangle2D;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/**
 * Turns a page so that its text runs from left to right, with the origin at its top left corner.
 *
 * @param direction in which the page's text runs: 0, 90, 180 or 270 degrees
 */
record PageFrame(PDRectangle box, int direction) {

    double width() {
        return direction % 180 == 0 ? box.getWidth() : box.getHeight();
    }

    double height() {
        return direction % 180 == 0 ? box.getHeight() : box.getWidth();
    }

    /** A point of the page's own coordinates, whose origin is at the bottom. */
    double[] point(double pageX, double pageY) {
        double x = pageX - box.getLowerLeftX();
        double y = pageY - box.getLowerLeftY();
        return switch (direction) {
            case 90 -> new double[] {y, x};
            case 180 -> new double[] {box.getWidth() - x, y};
            case 270 -> new double[] {box.getHeight() - y, box.getWidth() - x};
            default -> new double[] {x, box.getHeight() - y};
        };
    }

    /** A rectangle as left, top, right, bottom. */
    double[] box(Rectangle2D area) {
        double[] a = point(area.getMinX(), area.getMinY());
        double[] b = point(area.getMaxX(), area.getMaxY());
        return new double[] {Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])};
    }
}
