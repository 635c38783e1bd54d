package io.dossier.engine.reading.rtf;

import io.dossier.engine.model.Table;
import io.dossier.engine.reading.TableDraft;
import io.dossier.engine.reading.WhiteSpace;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A table as it grows: its rows, the title and notes around them, and the same table's parts on further pages. Programs
 * that make tables break pages themselves and print title and header rows on each.
 */
final class RtfTable {

    private static final Pattern CONTINUED = Pattern.compile(
            "(?i)\\s*\\(?\\s*(?:continued|cont['’]?d?\\.?)\\s*\\)?\\s*$|\\s*page\\s+\\d+\\s+of\\s+\\d+");
    private static final int MAX_HEADERS = 8;

    private final List<RowBuilder.Row> rows = new ArrayList<>();
    private final Set<String> notes = new LinkedHashSet<>();
    private final String title;
    private int headers;
    private boolean paged;

    /**
     * Takes the rows of a table; rows of one cell at its ends are taken for title lines and notes.
     *
     * @param leading header rows that stand in the page header
     * @param title as found outside of the rows; empty if there is none
     */
    RtfTable(List<RowBuilder.Row> leading, List<RowBuilder.Row> body, String title) {
        List<RowBuilder.Row> own = new ArrayList<>(body);
        boolean wide = body.stream().anyMatch(row -> !row.isSingle());
        String within = wide ? takeTitle(own) : "";
        if (wide) {
            takeNotes(own);
        }
        this.title = title.isEmpty() ? within : title;
        rows.addAll(leading);
        rows.addAll(own);
        int marked = leading.size();
        while (marked < rows.size() && rows.get(marked).header()) {
            marked++;
        }
        headers = marked < rows.size() ? marked : 0;
    }

    /** Single rows at the top from the first that reads like a title on. */
    private static String takeTitle(List<RowBuilder.Row> rows) {
        int end = 0;
        int start = -1;
        while (end < rows.size() && rows.get(end).isSingle()) {
            if (start < 0 && PageTitles.isTitle(rows.get(end).words())) {
                start = end;
            }
            end++;
        }
        if (start < 0) {
            return "";
        }
        List<RowBuilder.Row> taken = rows.subList(start, end);
        String title = WhiteSpace.fold(
                String.join(" ", taken.stream().map(RowBuilder.Row::words).toList()));
        taken.clear();
        return title;
    }

    private void takeNotes(List<RowBuilder.Row> rows) {
        List<String> found = new ArrayList<>();
        while (rows.get(rows.size() - 1).isSingle()) {
            RowBuilder.Row last = rows.remove(rows.size() - 1);
            if (!last.isBlank()) {
                found.add(0, last.words());
            }
        }
        notes.addAll(found);
    }

    void note(String words) {
        notes.add(words);
    }

    boolean hasNote(String words) {
        return notes.contains(words);
    }

    int page() {
        return rows.get(0).page();
    }

    /** Whether page numbers are known: only of a table whose maker broke the pages. */
    boolean isPaged() {
        return paged;
    }

    /** Adds the part on a further page; false if the other is a table of its own. */
    boolean join(RtfTable other) {
        RowBuilder.Row last = rows.get(rows.size() - 1);
        boolean further = other.page() > last.page();
        if (!further || !new RtfGrid(rows).fits(new RtfGrid(other.rows))) {
            return false;
        }
        int repeated = repeated(other);
        boolean sameTitle = !title.isEmpty() && key(title).equals(key(other.title));
        if (!sameTitle && (repeated == 0 || !other.title.isEmpty())) {
            return false;
        }
        headers = Math.max(headers, repeated);
        rows.addAll(other.rows.subList(repeated, other.rows.size()));
        notes.addAll(other.notes);
        paged = true;
        return true;
    }

    /** How many of the other's first rows are this one's first rows again. */
    private int repeated(RtfTable other) {
        int same = 0;
        while (same < Math.min(MAX_HEADERS, Math.min(rows.size(), other.rows.size()) - 1)
                && rows.get(same).cells().equals(other.rows.get(same).cells())) {
            same++;
        }
        return headers > 0 ? Math.min(same, headers) : same;
    }

    private static String key(String title) {
        return CONTINUED.matcher(title).replaceAll("").strip().toLowerCase(Locale.ROOT);
    }

    TableDraft finish(Set<String> footer) {
        List<RowBuilder.Row> kept = withoutRepeats();
        RtfGrid grid = new RtfGrid(kept);
        List<List<Table.Cell>> cells = grid.cells(kept);
        List<Table.Row> finished = new ArrayList<>();
        for (int r = 0; r < kept.size(); r++) {
            Integer page = paged && kept.get(r).page() != page()
                    ? Integer.valueOf(kept.get(r).page())
                    : null;
            finished.add(new Table.Row(cells.get(r), page));
        }
        int columns = Math.max(
                grid.columns(),
                kept.stream().mapToInt(row -> row.cells().size()).max().orElse(0));
        Set<String> all = new LinkedHashSet<>(notes);
        all.addAll(footer);
        return new TableDraft(CONTINUED.matcher(title).replaceAll(""), headers, columns, finished, List.copyOf(all));
    }

    /** A header row that comes again on a further page says nothing new. */
    private List<RowBuilder.Row> withoutRepeats() {
        List<RowBuilder.Row> first = rows.subList(0, headers);
        List<RowBuilder.Row> kept = new ArrayList<>(first);
        for (RowBuilder.Row row : rows.subList(headers, rows.size())) {
            boolean repeated = row.header()
                    && first.stream().anyMatch(header -> header.cells().equals(row.cells()));
            if (!repeated) {
                kept.add(row);
            }
        }
        return kept;
    }
}
