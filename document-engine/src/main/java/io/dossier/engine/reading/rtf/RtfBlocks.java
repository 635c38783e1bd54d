package io.dossier.engine.reading.rtf;

import io.dossier.engine.reading.BlockWriter;
import io.dossier.engine.reading.ListMarker;
import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import io.dossier.engine.reading.WhiteSpace;
import java.util.Optional;

/** Collects text into paragraphs, cells and rows and writes them as blocks. */
final class RtfBlocks {

    private final BlockWriter out;
    private final PageTitles titles = new PageTitles();
    private final RowBuilder rows = new RowBuilder();
    private final StringBuilder text = new StringBuilder();
    private RtfTable table = new RtfTable();
    private RtfTable headerRows = new RtfTable();
    private String caption = "";
    private boolean inTable;
    private long characters;
    private int cells;
    private int repeatedHeaders;

    RtfBlocks(BlockWriter out) {
        this.out = out;
    }

    RowBuilder rows() {
        return rows;
    }

    void text(String more) {
        characters += more.length();
        if (characters > ReadingLimits.CHARACTERS) {
            throw UnreadableSource.tooLarge(ReadingLimits.CHARACTERS + " characters of text");
        }
        text.append(more);
    }

    void resetParagraph() {
        inTable = false;
    }

    void inTable() {
        inTable = true;
    }

    void endParagraph(RtfEvents.Zone zone) {
        if (inTable) {
            text.append(' ');
            return;
        }
        String words = take();
        if (words.isEmpty()) {
            return;
        }
        if (zone == RtfEvents.Zone.BODY) {
            body(words);
        } else {
            titles.add(zone, words);
        }
    }

    void endCell() {
        if (++cells > ReadingLimits.CELLS) {
            throw UnreadableSource.tooLarge(ReadingLimits.CELLS + " cells");
        }
        rows.cell(take());
    }

    void endRow(RtfEvents.Zone zone) {
        RowBuilder.Row row = rows.finish();
        inTable = false;
        if (row.cells().isEmpty()) {
            return;
        }
        if (zone == RtfEvents.Zone.BODY) {
            takeHeaderRows();
            table.add(row);
        } else if (zone == RtfEvents.Zone.HEADER) {
            headerRows.add(row);
        } else {
            titles.add(zone, String.join(" ", row.cells()));
        }
    }

    void finish() {
        inTable = false;
        endParagraph(RtfEvents.Zone.BODY);
        flushTable();
        if (!caption.isEmpty()) {
            out.paragraph(caption);
        }
        if (out.isEmpty()) {
            titles.all().forEach(out::paragraph);
        }
    }

    private void body(String words) {
        flushTable();
        if (!caption.isEmpty()) {
            out.paragraph(caption);
            caption = "";
        }
        Optional<ListMarker> marker = ListMarker.of(words);
        if (PageTitles.isTitle(words)) {
            caption = words;
        } else if (marker.isPresent()) {
            out.listItem(0, marker.get().marker(), marker.get().rest());
        } else {
            out.paragraph(words);
        }
    }

    private void takeHeaderRows() {
        if (table.isEmpty() && !headerRows.isEmpty()) {
            table = headerRows;
            headerRows = new RtfTable();
            repeatedHeaders = table.size();
        }
    }

    private void flushTable() {
        if (!table.isEmpty()) {
            String title = caption.isEmpty() ? titles.title() : caption;
            titles.above().forEach(out::paragraph);
            out.table(table.finish(title, repeatedHeaders, titles.notes()));
            table = new RtfTable();
            repeatedHeaders = 0;
            caption = "";
        }
    }

    private String take() {
        String words = WhiteSpace.fold(text.toString());
        text.setLength(0);
        return words;
    }
}
