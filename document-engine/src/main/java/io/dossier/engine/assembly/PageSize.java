package io.dossier.engine.assembly;

import io.dossier.engine.templates.Wml;
import org.w3c.dom.Element;

/**
 * The page of a Word section, in twentieths of a point.
 *
 * @param left margin, the gutter included
 */
record PageSize(int width, int height, int left, int right) {

    private static final PageSize A4 = new PageSize(11906, 16838, 1440, 1440);

    /** Read from the properties of a section; null for a document without any. */
    static PageSize of(Element sectionProperties) {
        if (sectionProperties == null) {
            return A4;
        }
        int width = number(sectionProperties, "pgSz", "w", A4.width);
        int height = number(sectionProperties, "pgSz", "h", A4.height);
        int left = number(sectionProperties, "pgMar", "left", A4.left);
        int right = number(sectionProperties, "pgMar", "right", A4.right);
        return new PageSize(width, height, left + number(sectionProperties, "pgMar", "gutter", 0), right);
    }

    /** Room between the margins. */
    int text() {
        return Math.max(1440, width - left - right);
    }

    /** Room between the margins when the page is turned. */
    int textTurned() {
        return Math.max(1440, Math.max(width, height) - left - right);
    }

    boolean isPortrait() {
        return width < height;
    }

    private static int number(Element properties, String element, String name, int otherwise) {
        return Wml.child(properties, element)
                .map(child -> Wml.attribute(child, name))
                .filter(value -> value.matches("\\d{1,6}"))
                .map(Integer::parseInt)
                .orElse(otherwise);
    }
}
