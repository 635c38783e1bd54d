package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.TableDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Gives each table the caption above it and the notes below it. */
final class TableCaptions {

    private static final int MAX_CAPTION_LINES = 4;
    private static final int MAX_NOTE_LINES = 12;
    /** Says of itself that it explains a table. */
    private static final Pattern MARKED = Pattern.compile(
            "^(?:(?:abbreviations?|notes?|sources?|footnotes?)\\s*[:=].*|\\[\\d{1,2}\\]\\s+\\S.*)$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern NOTE = Pattern.compile(
            "^(?:(?:abbreviations?|notes?|source|sources|footnotes?)\\s*[:=].*|[*†‡§#]+\\s*\\S.*|\\(?[a-z]\\)?\\s+=?\\s*[A-Z].*)$",
            Pattern.CASE_INSENSITIVE);

    private final double bodySize;

    TableCaptions(double bodySize) {
        this.bodySize = bodySize;
    }

    List<PageItem> attach(List<PageItem> items) {
        List<PageItem> out = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof PageItem.Grid grid) {
                String title = takeCaption(out);
                List<String> notes = notes(items, i + 1);
                i += notes.size();
                out.add(new PageItem.Grid(
                        grid.page(), withTexts(grid.table(), title, notes), title.isEmpty() && grid.first()));
            } else {
                out.add(items.get(i));
            }
        }
        return out;
    }

    private static TableDraft withTexts(TableDraft table, String title, List<String> notes) {
        return new TableDraft(title, table.headerRows(), table.columns(), table.rows(), notes);
    }

    /** Removes the caption from the end of what was written and returns it; empty if there is none. */
    private static String takeCaption(List<PageItem> out) {
        for (int i = out.size() - 1; i >= Math.max(0, out.size() - MAX_CAPTION_LINES); i--) {
            if (!(out.get(i) instanceof PageItem.Line line)) {
                return "";
            }
            if (HeadingText.of(line.text().text()).isCaption()) {
                List<PageItem> caption = out.subList(i, out.size());
                String title = LineText.join(caption.stream()
                        .map(item -> ((PageItem.Line) item).text())
                        .toList());
                caption.clear();
                return title;
            }
        }
        return "";
    }

    static boolean isMarkedNote(String text) {
        return MARKED.matcher(text).matches();
    }

    private List<String> notes(List<PageItem> items, int from) {
        List<String> notes = new ArrayList<>();
        for (int i = from; i < Math.min(items.size(), from + MAX_NOTE_LINES); i++) {
            if (!(items.get(i) instanceof PageItem.Line line) || !isNote(line.text())) {
                break;
            }
            notes.add(line.text().text());
        }
        return notes;
    }

    private boolean isNote(TextLine line) {
        boolean small = line.size() < bodySize - 0.8;
        return !line.bold()
                && line.segments().size() == 1
                && (small
                        || line.size() < bodySize - 0.3
                                && NOTE.matcher(line.text()).matches());
    }
}
