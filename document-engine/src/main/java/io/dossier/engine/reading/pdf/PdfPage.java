package io.dossier.engine.reading.pdf;

import java.util.List;

/**
 * A page as lines and rulings, in points from its top left corner.
 *
 * @param number counted from 1
 */
record PdfPage(int number, double width, double height, List<TextLine> lines, List<Ruling> rulings) {

    PdfPage withLines(List<TextLine> kept) {
        return new PdfPage(number, width, height, kept, rulings);
    }
}
