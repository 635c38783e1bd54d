package io.dossier.bench.readers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The pages of a PDF as {@code pdftotext -bbox-layout} sees them. */
final class Poppler {

    private static final Pattern ELEMENT = Pattern.compile(
            "<(page) width=\"([\\d.]+)\" height=\"([\\d.]+)\">|<(line) |<word xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\""
                    + " xMax=\"([-\\d.]+)\" yMax=\"([-\\d.]+)\">(.*?)</word>");

    /** From top to bottom and left to right. */
    record Page(int number, double height, List<Line> lines) {}

    /** Words between which poppler sees no gap as between columns. */
    record Line(List<Word> words) {
        String text() {
            StringBuilder text = new StringBuilder();
            words.forEach(word -> text.append(text.length() == 0 ? "" : " ").append(word.text()));
            return text.toString();
        }

        double bottom() {
            return words.get(words.size() - 1).bottom();
        }

        double top() {
            return words.get(0).top();
        }

        boolean isBeside(Line other) {
            return Math.min(bottom(), other.bottom()) - Math.max(top(), other.top())
                    > 0.6 * Math.min(bottom() - top(), other.bottom() - other.top());
        }

        double left() {
            return words.get(0).left();
        }

        double right() {
            return words.get(words.size() - 1).right();
        }
    }

    /** A word and its box, in points from the page's top left corner. */
    record Word(String text, double left, double top, double right, double bottom) {}

    private Poppler() {}

    static List<Page> pages(Path html) throws IOException {
        List<Page> pages = new ArrayList<>();
        List<Word> open = List.of();
        Matcher element = ELEMENT.matcher(Files.readString(html, StandardCharsets.UTF_8));
        while (element.find()) {
            if (element.group(1) != null) {
                pages.add(new Page(pages.size() + 1, Double.parseDouble(element.group(3)), new ArrayList<>()));
            } else if (element.group(4) != null) {
                open = new ArrayList<>();
                pages.get(pages.size() - 1).lines().add(new Line(open));
            } else {
                open.add(word(element));
            }
        }
        pages.forEach(page -> page.lines().removeIf(line -> line.words().isEmpty()));
        return pages;
    }

    private static Word word(Matcher element) {
        return new Word(
                plain(element.group(9)),
                Double.parseDouble(element.group(5)),
                Double.parseDouble(element.group(6)),
                Double.parseDouble(element.group(7)),
                Double.parseDouble(element.group(8)));
    }

    private static String plain(String text) {
        return text.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&apos;", "'")
                .replace("&amp;", "&");
    }
}
