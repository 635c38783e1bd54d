package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;

/** What the pages of a file may cost: a few bytes unpack to gigabytes, and forms that draw forms never end. */
final class PageBudget {

    private final UnpackedBytes unpacked;
    private long bytes;
    private long glyphs;
    private long glyphsOnPage;
    private long operators;
    private long operatorsOnPage;

    PageBudget(UnpackedBytes unpacked) {
        this.unpacked = unpacked;
    }

    /** Looks at the page's own content before anything keeps it. */
    void start(PDPage page) throws IOException {
        unpacked.page();
        glyphsOnPage = 0;
        operatorsOnPage = 0;
        long ofPage = 0;
        for (BoundedStream part : contents(page)) {
            ofPage += part.unpackedBytes();
            if (ofPage > ReadingLimits.PAGE_BYTES) {
                throw UnreadableSource.tooLarge((ReadingLimits.PAGE_BYTES >> 20) + " MiB on one page");
            }
        }
        bytes += ofPage;
        if (bytes > ReadingLimits.TOTAL_BYTES) {
            throw UnreadableSource.tooLarge((ReadingLimits.TOTAL_BYTES >> 20) + " MiB on its pages");
        }
    }

    private static List<BoundedStream> contents(PDPage page) {
        COSBase contents = page.getCOSObject().getDictionaryObject(COSName.CONTENTS);
        List<BoundedStream> parts = new ArrayList<>();
        if (contents instanceof BoundedStream only) {
            parts.add(only);
        } else if (contents instanceof COSArray array) {
            for (int i = 0; i < array.size(); i++) {
                if (array.getObject(i) instanceof BoundedStream part) {
                    parts.add(part);
                }
            }
        }
        return parts;
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
