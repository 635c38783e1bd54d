package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.io.IOException;
import java.io.InputStream;
import org.apache.pdfbox.pdmodel.PDPage;

/** What the pages of a file may cost: a few bytes unpack to gigabytes, and forms that draw forms never end. */
final class PageBudget {

    private final byte[] buffer = new byte[1 << 16];
    private long bytes;
    private long glyphs;
    private long glyphsOnPage;
    private long operators;
    private long operatorsOnPage;

    /** Unpacks the page's own content once, before anything keeps it. */
    void start(PDPage page) throws IOException {
        glyphsOnPage = 0;
        operatorsOnPage = 0;
        long ofPage = 0;
        try (InputStream in = page.getContents()) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                ofPage += read;
                bytes += read;
                if (ofPage > ReadingLimits.PAGE_BYTES) {
                    throw UnreadableSource.tooLarge((ReadingLimits.PAGE_BYTES >> 20) + " MiB on one page");
                }
                if (bytes > ReadingLimits.TOTAL_BYTES) {
                    throw UnreadableSource.tooLarge((ReadingLimits.TOTAL_BYTES >> 20) + " MiB on its pages");
                }
            }
        }
    }

    void glyph() {
        if (++glyphsOnPage > ReadingLimits.GLYPHS_PER_PAGE) {
            throw UnreadableSource.tooLarge(ReadingLimits.GLYPHS_PER_PAGE + " characters on one page");
        }
        if (++glyphs > ReadingLimits.GLYPHS) {
            throw UnreadableSource.tooLarge(ReadingLimits.GLYPHS + " characters");
        }
    }

    void operator() {
        if (++operatorsOnPage > ReadingLimits.OPERATORS_PER_PAGE || ++operators > ReadingLimits.OPERATORS) {
            throw UnreadableSource.tooLarge(ReadingLimits.OPERATORS_PER_PAGE + " drawing commands on one page, or "
                    + ReadingLimits.OPERATORS + " on all");
        }
    }
}
