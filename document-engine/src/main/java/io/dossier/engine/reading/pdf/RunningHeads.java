package io.dossier.engine.reading.pdf;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Drops headers and footers: lines at the top or bottom of the page that recur, whatever numbers they carry. */
final class RunningHeads {

    private static final double EDGE = 0.11;
    private static final double OUTER_EDGE = 0.08;
    private static final double SHARE_OF_PAGES = 0.2;
    private static final int LEAST_PAGES = 3;
    private static final Pattern DIGITS = Pattern.compile("\\d+");
    private static final Pattern ROMAN = Pattern.compile("^(page )?[ivxlc]+$");

    private final Map<String, Set<Integer>> pagesOf = new HashMap<>();
    private final List<PdfPage> pages;

    private RunningHeads(List<PdfPage> pages) {
        this.pages = pages;
        for (PdfPage page : pages) {
            for (TextLine line : page.lines()) {
                if (isAtEdge(page, line, EDGE)) {
                    pagesOf.computeIfAbsent(key(line), key -> new HashSet<>()).add(page.number());
                }
            }
        }
    }

    static List<PdfPage> drop(List<PdfPage> pages) {
        RunningHeads heads = new RunningHeads(pages);
        return pages.stream().map(heads::without).toList();
    }

    private PdfPage without(PdfPage page) {
        return page.withLines(page.lines().stream()
                .filter(line -> !(isAtEdge(page, line, EDGE) && recurs(line))
                        && !(isAtEdge(page, line, OUTER_EDGE) && recursAround(page.number(), line)))
                .toList());
    }

    private boolean recurs(TextLine line) {
        int count = pagesOf.get(key(line)).size();
        return count >= LEAST_PAGES && count >= SHARE_OF_PAGES * pages.size();
    }

    /** The head of one section of a document recurs on the pages of that section only. */
    private boolean recursAround(int page, TextLine line) {
        Set<Integer> on = pagesOf.get(key(line));
        return on.contains(page - 1) && (on.contains(page - 2) || on.contains(page + 1))
                || on.contains(page + 1) && on.contains(page + 2);
    }

    private static boolean isAtEdge(PdfPage page, TextLine line, double edge) {
        return line.baseline() < edge * page.height() || line.baseline() > (1 - edge) * page.height();
    }

    private static String key(TextLine line) {
        String masked = DIGITS.matcher(line.text().toLowerCase(Locale.ROOT)).replaceAll("#");
        return ROMAN.matcher(masked).matches() ? "#" : masked;
    }
}
