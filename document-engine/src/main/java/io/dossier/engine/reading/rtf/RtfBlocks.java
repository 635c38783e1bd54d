package io.dossier.engine.reading.rtf;

import io.dossier.engine.reading.BlockWriter;
import io.dossier.engine.reading.ListMarker;
import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.Superscript;
import io.dossier.engine.reading.UnreadableSource;
import io.dossier.engine.reading.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Collects text into paragraphs, cells and rows and writes them as blocks. */
final class RtfBlocks {

    private static final Pattern TYPED_NUMBER = Pattern.compile("^((?:\\d{1,2}\\.)*\\d{1,2})\\.?\\s+(\\D.*)$");

    private final BlockWriter out;
    private final PageTitles titles = new PageTitles();
    private final RtfTables tables;
    private final RowBuilder rows = new RowBuilder();
    private final StringBuilder main = new StringBuilder();
    private final StringBuilder aside = new StringBuilder();
    private final List<String> boxes = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private int headingLevel;
    private boolean inTable;
    private long characters;
    private int cells;
    private int rowCount;
    private int page = 1;
    private int noteCount;
    private boolean sectionJustBroken;

    RtfBlocks(BlockWriter out) {
        this.out = out;
        tables = new RtfTables(out, titles, this::paragraph);
    }

    RowBuilder rows() {
        return rows;
    }

    void text(RtfEvents.Zone zone, String more, boolean raised) {
        characters += more.length();
        if (characters > ReadingLimits.CHARACTERS) {
            throw UnreadableSource.tooLarge(ReadingLimits.CHARACTERS + " characters of text");
        }
        StringBuilder text = isAside(zone) ? aside : main;
        if (text.length() > ReadingLimits.BLOCK_CHARACTERS) {
            throw UnreadableSource.tooLarge(ReadingLimits.BLOCK_CHARACTERS + " characters in one paragraph");
        }
        text.append(raised ? Superscript.after(text, more) : more);
    }

    /** Notes and boxes stand in the middle of the text that they hang on. */
    private static boolean isAside(RtfEvents.Zone zone) {
        return zone == RtfEvents.Zone.NOTE || zone == RtfEvents.Zone.BOX;
    }

    void startZone(RtfEvents.Zone zone) {
        titles.start(zone);
    }

    void endZone(RtfEvents.Zone zone) {
        if (!isAside(zone)) {
            endParagraph(zone);
            return;
        }
        String words = take(aside);
        if (!words.isEmpty()) {
            (zone == RtfEvents.Zone.NOTE ? notes : boxes).add(words);
        }
    }

    void resetParagraph() {
        inTable = false;
        headingLevel = 0;
    }

    void inTable() {
        inTable = true;
    }

    /** Level from 1 for the top; 0 for text. */
    void headingLevel(int level) {
        headingLevel = level;
    }

    void pageBreak(RtfEvents.Zone zone, boolean section) {
        if (zone != RtfEvents.Zone.BODY) {
            return;
        }
        endParagraph(zone);
        tables.endRows();
        page++;
        sectionJustBroken = section;
        if (section) {
            titles.section();
        }
    }

    /** The section that has just started goes on on the same page. */
    void samePage() {
        if (sectionJustBroken) {
            page--;
            sectionJustBroken = false;
        }
    }

    void endParagraph(RtfEvents.Zone zone) {
        if (isAside(zone) || inTable) {
            (isAside(zone) ? aside : main).append(' ');
            return;
        }
        String words = take(main);
        if (zone != RtfEvents.Zone.BODY) {
            if (!words.isEmpty()) {
                titles.add(zone, words);
            }
            return;
        }
        if (words.isEmpty()) {
            tables.endRows();
        } else {
            body(words);
        }
        writeAsides();
    }

    void endCell(RtfEvents.Zone zone) {
        if (++cells > ReadingLimits.CELLS) {
            throw UnreadableSource.tooLarge(ReadingLimits.CELLS + " cells");
        }
        if (!isAside(zone)) {
            rows.cell(out.cell(take(main)));
        }
    }

    void endRow(RtfEvents.Zone zone) {
        if (++rowCount > ReadingLimits.ROWS) {
            throw UnreadableSource.tooLarge(ReadingLimits.ROWS + " rows");
        }
        inTable = false;
        if (isAside(zone)) {
            return;
        }
        RowBuilder.Row row = rows.finish(page);
        if (row.cells().isEmpty()) {
            return;
        }
        if (zone == RtfEvents.Zone.BODY) {
            tables.row(row);
        } else {
            titles.add(zone, row);
        }
    }

    void finish() {
        inTable = false;
        endParagraph(RtfEvents.Zone.BODY);
        tables.release();
        writeAsides();
        if (out.isEmpty()) {
            titles.all().forEach(out::paragraph);
        }
    }

    private void body(String words) {
        if (headingLevel > 0 && !PageTitles.isTitle(words)) {
            tables.release();
            heading(words);
        } else if (!tables.takes(words)) {
            paragraph(words);
        }
    }

    private void heading(String words) {
        Matcher typed = TYPED_NUMBER.matcher(words);
        if (typed.matches()) {
            out.heading(headingLevel, typed.group(1), typed.group(2));
        } else {
            out.heading(headingLevel, "", words);
        }
    }

    private void paragraph(String words) {
        Optional<ListMarker> marker = ListMarker.of(words);
        if (marker.isPresent()) {
            out.listItem(0, marker.get().marker(), marker.get().rest());
        } else {
            out.paragraph(words);
        }
    }

    /** Behind the paragraph, or the table, that they hang on. */
    private void writeAsides() {
        if (boxes.isEmpty() && notes.isEmpty()) {
            return;
        }
        tables.release();
        boxes.forEach(this::paragraph);
        notes.forEach(note -> out.note(String.valueOf(++noteCount), note));
        boxes.clear();
        notes.clear();
    }

    private static String take(StringBuilder text) {
        String words = WhiteSpace.fold(text.toString());
        text.setLength(0);
        return words;
    }
}
