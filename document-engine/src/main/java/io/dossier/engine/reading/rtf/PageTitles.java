package io.dossier.engine.reading.rtf;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What stands in the page headers and footers of a section: for tables, listings and figures that is their title, header
 * rows and notes. A section without its own has those of the one before.
 */
final class PageTitles {

    private static final Pattern TITLE = Pattern.compile("(?i)^(?:table|listing|figure)\\s+\\S*\\d.*$");
    private static final Pattern PAGE = Pattern.compile("(?i)^page(?:\\s+\\S*)?(?:\\s+of(?:\\s+\\S*)?)?$");
    private static final Pattern PAGE_BEHIND = Pattern.compile("(?i)\\s*page\\s*\\w*\\s+of\\s*\\w*$");

    private final Set<String> header = new LinkedHashSet<>();
    private final Set<String> footer = new LinkedHashSet<>();
    private final List<RowBuilder.Row> headerRows = new ArrayList<>();
    private final Set<String> told = new LinkedHashSet<>();
    private boolean newHeader;
    private boolean newFooter;

    static boolean isTitle(String words) {
        return TITLE.matcher(words).matches();
    }

    /** What comes next belongs to another section. */
    void section() {
        newHeader = true;
        newFooter = true;
    }

    /** A header or footer starts: the first of its section replaces those before. */
    void start(RtfEvents.Zone zone) {
        if (zone == RtfEvents.Zone.HEADER && newHeader) {
            header.clear();
            headerRows.clear();
            newHeader = false;
        } else if (zone == RtfEvents.Zone.FOOTER && newFooter) {
            footer.clear();
            newFooter = false;
        }
    }

    void add(RtfEvents.Zone zone, String words) {
        String kept = PAGE_BEHIND.matcher(words).replaceAll("");
        if (zone == RtfEvents.Zone.HEADER && isTitle(kept)) {
            headerRows.forEach(
                    row -> header.add(PAGE_BEHIND.matcher(row.words()).replaceAll("")));
            headerRows.clear();
        }
        if (!kept.isBlank() && !PAGE.matcher(kept).matches()) {
            (zone == RtfEvents.Zone.HEADER ? header : footer).add(kept);
        }
    }

    /** A table row in a page header may be a line of the title, or a header row of the table below. */
    void add(RtfEvents.Zone zone, RowBuilder.Row row) {
        boolean title = row.cells().stream().anyMatch(PageTitles::isTitle);
        if (zone == RtfEvents.Zone.HEADER && !row.isSingle() && !title) {
            headerRows.add(row);
        } else {
            add(zone, row.words());
        }
    }

    /**
     * The header rows that have the columns of this table, or as many where its title stands in the header too; all others
     * are lines of the title.
     */
    List<RowBuilder.Row> headerRows(List<RowBuilder.Row> body) {
        RtfGrid grid = new RtfGrid(body);
        boolean titled = !title().isEmpty();
        int most = body.stream().mapToInt(row -> row.cells().size()).max().orElse(0);
        List<RowBuilder.Row> others = headerRows.stream()
                .filter(row -> !grid.fits(row) && !(titled && row.cells().size() == most))
                .toList();
        others.forEach(row -> add(RtfEvents.Zone.HEADER, row.words()));
        headerRows.removeAll(others);
        return List.copyOf(headerRows);
    }

    /** The line that starts with the table's number and all below it; empty if there is none. */
    String title() {
        List<String> lines = new ArrayList<>(header);
        for (int i = 0; i < lines.size(); i++) {
            if (isTitle(lines.get(i))) {
                return String.join(" ", lines.subList(i, lines.size()));
            }
        }
        return "";
    }

    /** The lines above the title, such as the study and the population; each given once. */
    List<String> above() {
        return title().isEmpty()
                ? List.of()
                : header.stream()
                        .takeWhile(line -> !isTitle(line))
                        .filter(told::add)
                        .toList();
    }

    Set<String> notes() {
        return new LinkedHashSet<>(footer);
    }

    List<String> all() {
        List<String> all = new ArrayList<>(header);
        headerRows.forEach(row -> all.add(row.words()));
        all.addAll(footer);
        return all;
    }
}
