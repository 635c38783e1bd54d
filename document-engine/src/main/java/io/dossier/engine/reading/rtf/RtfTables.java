package io.dossier.engine.reading.rtf;

import io.dossier.engine.reading.BlockWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Holds a table back until it is known what stands around it: lines above may be its title, lines below its notes, and
 * behind a page break it may go on.
 */
final class RtfTables {

    private static final Pattern NOTE =
            Pattern.compile("(?i)^(?:(?:abbreviations?|notes?|sources?|footnotes?|programs?|data\\s?sets?)\\b\\s*[:=].*"
                    + "|[*†‡§¶#]+\\s*\\S.*|\\[[\\da-z]{1,3}\\].*|\\(?[a-z\\d]\\)\\s+\\S.*|[a-z]\\s+=?\\s*[A-Z].*)$");
    private static final int MOST_LINES = 10;
    private static final int LONGEST_LINE = 400;

    private final BlockWriter out;
    private final PageTitles titles;
    private final Consumer<String> paragraphs;
    private final List<RowBuilder.Row> rows = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private Set<String> footer = Set.of();
    private RtfTable held;

    /** @param paragraphs takes the lines that turn out to belong to no table */
    RtfTables(BlockWriter out, PageTitles titles, Consumer<String> paragraphs) {
        this.out = out;
        this.titles = titles;
        this.paragraphs = paragraphs;
    }

    void row(RowBuilder.Row row) {
        rows.add(row);
    }

    /** True if the line is kept for a table above or below it. */
    boolean takes(String words) {
        endRows();
        boolean near = held != null || !lines.isEmpty() || PageTitles.isTitle(words);
        if (!near || lines.size() >= MOST_LINES || words.length() > LONGEST_LINE) {
            release();
            return false;
        }
        lines.add(words);
        return true;
    }

    /** The rows so far are a table, or one part of it. */
    void endRows() {
        if (rows.isEmpty()) {
            return;
        }
        List<RowBuilder.Row> body = List.copyOf(rows);
        rows.clear();
        if (isText(body)) {
            body.forEach(row -> lines.add(row.words()));
            return;
        }
        List<RowBuilder.Row> leading = titles.headerRows(body);
        int start = titleLine();
        String title = start < 0 ? titles.title() : String.join(" ", lines.subList(start, lines.size()));
        RtfTable next = new RtfTable(leading, body, title);
        if (held != null && held.join(next)) {
            (start < 0 ? lines : lines.subList(0, start)).forEach(held::note);
            lines.clear();
            return;
        }
        if (start >= 0) {
            lines.subList(start, lines.size()).clear();
        }
        release();
        titles.above().forEach(out::paragraph);
        held = next;
        footer = titles.notes();
    }

    /** Rows of one cell that are only there to hold a title or notes. */
    private boolean isText(List<RowBuilder.Row> body) {
        String first = body.get(0).words();
        return body.size() <= MOST_LINES
                && body.stream().allMatch(RowBuilder.Row::isSingle)
                && (PageTitles.isTitle(first)
                        || held != null && NOTE.matcher(first).matches());
    }

    private int titleLine() {
        for (int i = 0; i < lines.size(); i++) {
            if (PageTitles.isTitle(lines.get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** Nothing more belongs to the table that is held, nor to one that may follow. */
    void release() {
        endRows();
        int notes = 0;
        if (held != null) {
            while (notes < lines.size()
                    && (NOTE.matcher(lines.get(notes)).matches() || held.hasNote(lines.get(notes)))) {
                held.note(lines.get(notes++));
            }
            write();
        }
        List<String> left = List.copyOf(lines.subList(notes, lines.size()));
        lines.clear();
        left.forEach(paragraphs);
    }

    private void write() {
        if (held.isPaged()) {
            out.page(held.page());
        }
        out.table(held.finish(footer));
        out.noPage();
        held = null;
    }
}
