package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.ListMarker;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Turns the lines of headings into headings; leaves all other items as they are. */
final class HeadingFinder {

    private static final int MAX_WORDS = 16;
    private static final int MAX_NUMBERED_WORDS = 30;
    private static final double MAX_LEADING = 1.75;

    private final List<PageItem> items;
    private final Contents contents;
    private final HeadingLevels levels = new HeadingLevels();
    private final NumberSequence sequence = new NumberSequence();
    private final Set<String> titlePage = new HashSet<>();
    private final List<PageItem> out = new ArrayList<>();
    private final double bodySize;
    private String openAppendix = "";
    private String lastTitle = "";
    private String appendixTitle = "";

    HeadingFinder(List<PageItem> items, Contents contents, double bodySize) {
        this.items = items;
        this.bodySize = bodySize;
        this.contents = contents;
    }

    List<PageItem> find() {
        int i = 0;
        while (i < items.size()) {
            int used = items.get(i) instanceof PageItem.Line line ? headingAt(i, line.text()) : 0;
            if (used == 0) {
                rememberTitlePage(items.get(i));
                out.add(items.get(i));
            }
            i += Math.max(used, 1);
        }
        return out;
    }

    private void rememberTitlePage(PageItem item) {
        if (item instanceof PageItem.Line line && line.page() == 1) {
            titlePage.add(Contents.key(line.text().text()));
        }
    }

    /** How many items the heading at this position takes; 0 if there is none. */
    private int headingAt(int at, TextLine line) {
        HeadingText first = HeadingText.of(line.text());
        if (first.isCaption() || titlePage.contains(Contents.key(line.text()))) {
            return 0;
        }
        int used = extent(at, line, first);
        HeadingText text = HeadingText.of(joined(at, used));
        if (text.isNumbered()) {
            return numbered(at, used, text) ? used : 0;
        }
        if (text.isAppendix() && (line.bold() || contents.has(text.title()))) {
            return appendix(line, text, used);
        }
        return unnumbered(at, used, text) ? used : 0;
    }

    private boolean numbered(int at, int used, HeadingText text) {
        TextLine line = line(at);
        boolean listed =
                contents.find(text.number() + text.title(), line.page()).isPresent()
                        || contents.find(text.title(), line.page()).isPresent();
        if (listed && levels.inAppendix() && sequence.canFollow(text.number())) {
            levels.leaveAppendix();
        }
        boolean ownNumbers = levels.inAppendix();
        boolean missing = text.depth() == 1 && contents.coversDepth(1) && !contents.has(text.title());
        boolean trusted = ownNumbers || sequence.canFollow(text.number()) && !missing;
        if (!listed && !(line.bold() && trusted && isTitle(text, at + used, MAX_NUMBERED_WORDS))) {
            return false;
        }
        if (!ownNumbers) {
            sequence.accept(text.number());
        }
        add(line.page(), levels.numbered(text, line.size()), text);
        return true;
    }

    private int appendix(TextLine line, HeadingText text, int used) {
        String label = text.appendixLabel();
        if (label.equals(openAppendix)) {
            return used;
        }
        openAppendix = label;
        appendixTitle = Contents.key(text.title());
        add(line.page(), levels.appendix(), text);
        return used;
    }

    private boolean unnumbered(int at, int used, HeadingText text) {
        TextLine line = line(at);
        boolean listed = contents.find(text.title(), line.page()).isPresent();
        boolean zone = text.isZone() && line.bold() && (!levels.inAppendix() || listed);
        boolean bold = line.bold()
                && isTitle(text, at + used, MAX_WORDS)
                && line.page() > 1
                && line.size() >= 0.8 * bodySize
                && line.segments().size() == 1
                && !goesOn(at)
                && !headsTable(text, at + used)
                && ListMarker.of(line.text()).isEmpty();
        if (!listed && !zone && !bold) {
            return false;
        }
        String key = Contents.key(text.title());
        if (!key.equals(lastTitle) && !appendixTitle.endsWith(key)) {
            boolean top = zone || listed && !levels.inAppendix() && isTop(text);
            add(line.page(), top ? levels.zone() : levels.unnumbered(line.size()), text);
        }
        return true;
    }

    private static boolean isTop(HeadingText text) {
        return text.isZone() || text.title().equals(text.title().toUpperCase(Locale.ROOT));
    }

    private void add(int page, int level, HeadingText text) {
        lastTitle = Contents.key(text.title());
        out.add(new PageItem.Head(page, Math.min(level, 9), text.number(), text.title()));
    }

    private boolean isTitle(HeadingText text, int next, int maxWords) {
        boolean hasLetters =
                text.title().codePoints().filter(Character::isLetter).count() >= 3;
        return hasLetters && text.words() <= maxWords && !text.isSentence() && !runsOn(next);
    }

    /** The line before is the start of the same paragraph: bold words that were no heading, or a sentence's start. */
    private boolean goesOn(int at) {
        TextLine line = line(at);
        return !out.isEmpty()
                && out.get(out.size() - 1) instanceof PageItem.Line above
                && above.page() == line.page()
                && isClose(above.text(), line)
                && (above.text().bold() || Character.isLowerCase(line.text().codePointAt(0)));
    }

    /** A line such as "Population: all patients" between a page's head and a table is part of the table's title. */
    private boolean headsTable(HeadingText text, int next) {
        return next < items.size() && items.get(next) instanceof PageItem.Grid && text.isLabelled();
    }

    /** The line behind goes on in small letters, close or on the next page: the bold words only start a paragraph. */
    private boolean runsOn(int next) {
        if (next >= items.size() || !(items.get(next) instanceof PageItem.Line behind)) {
            return false;
        }
        TextLine line = line(next - 1);
        return (behind.page() != line.page() || isClose(line, behind.text()))
                && Character.isLowerCase(behind.text().text().codePointAt(0));
    }

    /** Items that the heading at this position takes: lines like the first at close leading, or as the contents say. */
    private int extent(int at, TextLine first, HeadingText text) {
        int used = 1;
        while (used < 5 && at + used < items.size() && items.get(at + used) instanceof PageItem.Line next) {
            TextLine line = next.text();
            boolean goesOn = line.page() == first.page() && isClose(line(at + used - 1), line);
            if (!goesOn
                    || HeadingText.of(line.text()).isNumbered()
                    || ListMarker.of(line.text()).isPresent()) {
                break;
            }
            boolean alike = first.bold()
                    && line.bold()
                    && Math.abs(line.size() - first.size()) < 0.6
                    && !contents.has(joined(at, used));
            if (!alike && !contents.hasLonger(joined(at, used + 1)) && !contents.has(joined(at, used + 1))) {
                break;
            }
            used++;
        }
        return used;
    }

    private static boolean isClose(TextLine above, TextLine below) {
        double leading = below.baseline() - above.baseline();
        return leading > 0 && leading < MAX_LEADING * Math.max(above.size(), below.size());
    }

    private TextLine line(int at) {
        return ((PageItem.Line) items.get(at)).text();
    }

    private String joined(int at, int used) {
        StringBuilder text = new StringBuilder();
        for (int i = at; i < at + used; i++) {
            text.append(i == at ? "" : " ").append(line(i).text());
        }
        return text.toString();
    }
}
