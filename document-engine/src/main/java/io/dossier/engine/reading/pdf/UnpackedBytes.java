package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;

/** What the streams of one file have unpacked to so far. */
final class UnpackedBytes {

    private long ofObjects;
    private long onPage;
    private int drawings;

    /** What is drawn from here on belongs to another page. */
    void page() {
        onPage = 0;
        drawings = 0;
    }

    /** Objects stay in memory to the end. */
    void objects(long bytes) {
        ofObjects += bytes;
        if (ofObjects > ReadingLimits.OBJECT_BYTES) {
            throw UnreadableSource.tooLarge((ReadingLimits.OBJECT_BYTES >> 20) + " MiB of objects");
        }
    }

    /** Forms may draw forms, and each is in memory until all that it draws is drawn. */
    void drawn(long bytes) {
        if (++drawings > ReadingLimits.DRAWINGS_PER_PAGE) {
            throw UnreadableSource.tooLarge(ReadingLimits.DRAWINGS_PER_PAGE + " drawings on one page");
        }
        onPage += bytes;
        if (onPage > ReadingLimits.DRAWN_BYTES) {
            throw UnreadableSource.tooLarge(
                    (ReadingLimits.DRAWN_BYTES >> 20) + " MiB of drawings and fonts on one page");
        }
    }
}
