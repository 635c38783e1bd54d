package io.dossier.engine.reading.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the tables of contents, tables and figures, and drops their lines. */
final class ContentsPages {

    private static final Pattern TITLE = Pattern.compile(
            "(?i)^(?:\\d+\\.?\\s+)?(table of contents|contents|list of (in-text )?(tables|figures|appendices|attachments)"
                    + "( and figures)?)\\b[\\s(]*(continued|cont\\.?|concluded)?\\)?:?$");
    private static final Pattern LEADER =
            Pattern.compile("^(.*?[^\\s.…_])\\s*(?:\\.{3,}|(?:\\s?\\.){4,}|…+|_{4,})[\\s.…_]*(\\d{1,4})$");
    private static final Pattern PAGE_BEHIND = Pattern.compile("^(.*\\S)\\s+(\\d{1,4})$");
    private static final Pattern NUMBER =
            Pattern.compile("^((?:\\d{1,2}\\.)*\\d{1,2}|[A-Z](?:\\.\\d{1,2})+)\\.?\\s+(\\S.*)$");
    private static final int LEAST_ENTRIES = 4;

    private final List<Contents.Entry> entries = new ArrayList<>();
    private final List<PdfPage> kept = new ArrayList<>();

    ContentsPages(List<PdfPage> pages) {
        pages.forEach(page -> kept.add(isContents(page) ? read(page) : page));
    }

    Contents contents() {
        return new Contents(entries);
    }

    List<PdfPage> pages() {
        return kept;
    }

    private static boolean isContents(PdfPage page) {
        boolean titled = page.lines().stream().anyMatch(line -> isTitle(line.text()));
        long leaders = page.lines().stream()
                .filter(line -> LEADER.matcher(line.text()).matches())
                .count();
        long pageNumbers =
                page.lines().stream().filter(ContentsPages::hasPageColumn).count();
        return leaders >= LEAST_ENTRIES || titled && leaders + pageNumbers >= LEAST_ENTRIES;
    }

    static boolean isTitle(String text) {
        return TITLE.matcher(text).matches();
    }

    /** Without dots a page number has to stand apart at the line's end. */
    private static boolean hasPageColumn(TextLine line) {
        List<TextLine> segments = line.segments();
        return segments.size() > 1
                && PAGE_BEHIND.matcher(line.text()).matches()
                && segments.get(segments.size() - 1).text().matches("\\d{1,4}");
    }

    private PdfPage read(PdfPage page) {
        int first = firstLine(page);
        int last = read(page, first);
        int end = last + 1;
        List<TextLine> lines = page.lines();
        Contents soFar = new Contents(entries);
        while (end < lines.size() && !startsBody(lines, end, soFar)) {
            end++;
        }
        List<TextLine> rest = new ArrayList<>(lines.subList(0, first));
        rest.addAll(lines.subList(end, lines.size()));
        return page.withLines(rest);
    }

    /** On the page of the contents the body starts with a title that the contents name, or with running text. */
    private static boolean startsBody(List<TextLine> lines, int at, Contents contents) {
        TextLine line = lines.get(at);
        return !isTitle(line.text()) && contents.has(line.text()) || line.text().length() > 70;
    }

    private int read(PdfPage page, int first) {
        int last = first;
        String open = "";
        for (int i = first; i < page.lines().size(); i++) {
            TextLine line = page.lines().get(i);
            Matcher entry = matcher(line);
            if (entry == null) {
                open = isTitle(line.text()) || open.length() > 150 ? "" : goOn(open, line.text());
                continue;
            }
            add(startsAnew(entry.group(1)) ? entry.group(1) : (open + " " + entry.group(1)).strip(), entry.group(2));
            open = "";
            last = i;
        }
        return last;
    }

    private static Matcher matcher(TextLine line) {
        Matcher leader = LEADER.matcher(line.text());
        if (leader.matches()) {
            return leader;
        }
        Matcher behind = PAGE_BEHIND.matcher(line.text());
        return hasPageColumn(line) && behind.matches() ? behind : null;
    }

    private static String goOn(String open, String line) {
        return startsAnew(line) ? line : (open + " " + line).strip();
    }

    private static boolean startsAnew(String text) {
        return NUMBER.matcher(text).matches();
    }

    private void add(String text, String page) {
        Matcher numbered = NUMBER.matcher(text);
        boolean hasNumber = numbered.matches();
        entries.add(new Contents.Entry(
                hasNumber ? numbered.group(1) : "", hasNumber ? numbered.group(2) : text, Integer.parseInt(page)));
    }

    private static int firstLine(PdfPage page) {
        for (int i = 0; i < page.lines().size(); i++) {
            if (isTitle(page.lines().get(i).text()) || matcher(page.lines().get(i)) != null) {
                return i;
            }
        }
        return 0;
    }
}
