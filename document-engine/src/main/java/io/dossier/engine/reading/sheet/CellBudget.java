package io.dossier.engine.reading.sheet;

import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;

/** Counts the cells of all sheets. */
final class CellBudget {

    private int cells;

    void spend() {
        if (++cells > ReadingLimits.CELLS) {
            throw UnreadableSource.tooLarge(ReadingLimits.CELLS + " cells");
        }
    }
}
