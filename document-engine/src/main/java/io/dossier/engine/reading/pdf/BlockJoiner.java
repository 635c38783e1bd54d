package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.BlockWriter;
import io.dossier.engine.reading.ListMarker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Joins lines into paragraphs and list items, over the ends of pages as well, and writes them with all else. */
final class BlockJoiner {

    private final BlockWriter out;
    private final ParagraphBreaks breaks;
    private final ListIndents indents = new ListIndents();
    private final List<TextLine> open = new ArrayList<>();
    private ListMarker marker;
    private PageItem.Grid table;

    BlockJoiner(BlockWriter out, ParagraphBreaks breaks) {
        this.out = out;
        this.breaks = breaks;
    }

    void write(List<PageItem> items) {
        for (PageItem item : items) {
            if (item instanceof PageItem.Line line) {
                closeTable();
                line(line.text());
            } else if (item instanceof PageItem.Head head) {
                close();
                indents.clear();
                out.page(head.page());
                out.heading(head.level(), head.number(), head.text());
            } else if (item instanceof PageItem.Grid grid) {
                closeText();
                table(grid);
            }
        }
        close();
    }

    private void line(TextLine line) {
        Optional<ListMarker> starts = ListMarker.of(line.text()).filter(found -> startsItem(line, found));
        boolean goesOn = !open.isEmpty() && starts.isEmpty() && !breaks.between(lastLine(), line) && !outdents(line);
        if (!goesOn) {
            closeText();
            marker = starts.orElse(null);
        }
        open.add(line);
    }

    /** A dash or a number may also be the middle of a sentence that was broken there. */
    private boolean startsItem(TextLine line, ListMarker found) {
        if (open.isEmpty()
                || found.isBullet() && "–—-·*o∙".indexOf(found.marker().charAt(0)) < 0) {
            return true;
        }
        TextLine above = lastLine();
        boolean newParagraph = breaks.between(above, line);
        boolean hangs = marker != null && line.x() < above.x() - 1 || marker == null && line.x() > above.x() + 4;
        boolean sibling = marker != null && Math.abs(line.x() - open.get(0).x()) < 2;
        return newParagraph || hangs || sibling;
    }

    /** Text left of a list item's own start is not part of it. */
    private boolean outdents(TextLine line) {
        return marker != null && line.x() < open.get(0).x() - 2;
    }

    private TextLine lastLine() {
        return open.get(open.size() - 1);
    }

    private void table(PageItem.Grid grid) {
        if (table != null && grid.first() && TableJoin.goesOn(table.table(), grid.table())) {
            table = new PageItem.Grid(table.page(), TableJoin.join(table.table(), grid.table()), false);
            return;
        }
        closeTable();
        table = grid;
    }

    private void close() {
        closeText();
        closeTable();
    }

    private void closeTable() {
        if (table != null) {
            out.page(table.page());
            out.table(table.table());
            table = null;
        }
    }

    private void closeText() {
        if (open.isEmpty()) {
            return;
        }
        String text = LineText.join(open);
        out.page(open.get(0).page());
        if (marker == null) {
            out.paragraph(text);
        } else {
            out.listItem(
                    indents.level(open.get(0).x()),
                    marker.marker(),
                    text.substring(marker.marker().length()));
        }
        open.clear();
        marker = null;
    }
}
