package io.dossier.engine.reading.pdf;

import java.util.List;

/** How many of a table's first rows are headers. */
final class HeaderRows {

    private HeaderRows() {}

    /** One where the first line of the table is bold and the last one is not; more are not told apart here. */
    static int ofBold(RuledGrid grid, List<TextLine> lines) {
        return lines.size() > 1
                        && lines.get(0).bold()
                        && !lines.get(lines.size() - 1).bold()
                        && grid.columns() > 1
                ? 1
                : 0;
    }
}
