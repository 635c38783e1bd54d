package io.dossier.engine.reading.pdf;

/**
 * Glyphs without a gap between them, in points from the page's top left corner.
 *
 * @param spaced whether a space, not only a change of font, stands before it
 */
record Word(String text, double x, double right, double baseline, double size, boolean bold, boolean spaced) {

    double middle() {
        return (x + right) / 2;
    }

    Word withText(String changed) {
        return new Word(changed, x, right, baseline, size, bold, spaced);
    }
}
