package io.dossier.engine.reading.rtf;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What stands in page headers and footers: for tables, listings and figures that is their title and notes. */
final class PageTitles {

    private static final Pattern TITLE = Pattern.compile("(?i)^(?:table|listing|figure)\\s+\\S*\\d.*$");
    private static final Pattern PAGE = Pattern.compile("(?i)^page(?:\\s+\\S*)?(?:\\s+of(?:\\s+\\S*)?)?$");
    private static final Pattern PAGE_BEHIND = Pattern.compile("(?i)\\s*page\\s*\\w*\\s+of\\s*\\w*$");

    private final Set<String> header = new LinkedHashSet<>();
    private final Set<String> footer = new LinkedHashSet<>();
    private boolean told;

    void add(RtfEvents.Zone zone, String words) {
        String kept = PAGE_BEHIND.matcher(words).replaceAll("");
        if (!kept.isBlank() && !PAGE.matcher(kept).matches()) {
            (zone == RtfEvents.Zone.HEADER ? header : footer).add(kept);
        }
    }

    static boolean isTitle(String words) {
        return TITLE.matcher(words).matches();
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

    /** The lines above the title, such as the study and the population; given once. */
    List<String> above() {
        List<String> above = told
                ? List.of()
                : header.stream().takeWhile(line -> !isTitle(line)).toList();
        told = true;
        return above;
    }

    List<String> notes() {
        return List.copyOf(footer);
    }

    List<String> all() {
        List<String> all = new ArrayList<>(header);
        all.addAll(footer);
        return all;
    }
}
