package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.TableDraft;

/** What stands on a page, in reading order. */
sealed interface PageItem {

    int page();

    /** A line that is part of a paragraph or list item. */
    record Line(TextLine text) implements PageItem {
        @Override
        public int page() {
            return text.page();
        }
    }

    /** A heading, its lines joined. */
    record Head(int page, int level, String number, String text) implements PageItem {}

    /**
     * A table.
     *
     * @param first whether nothing but running heads stands above it on its page
     */
    record Grid(int page, TableDraft table, boolean first) implements PageItem {}
}
