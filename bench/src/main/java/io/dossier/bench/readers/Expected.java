package io.dossier.bench.readers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;

/** The headings that somebody else says a document has. */
final class Expected {

    private static final Pattern LEADER = Pattern.compile("^(.*?\\S)\\s*(?:\\. ?){4,}\\s*(\\d{1,3})$");
    private static final Pattern CAPTION = Pattern.compile("(?i)^(table|figure|listing|text-table)\\s.*\\d.*");
    private static final Pattern NUMBERED = Pattern.compile("^\\d+(\\.\\d+)*\\.?\\s.*");
    private static final Pattern NOT_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

    /**
     * One of them.
     *
     * @param page of the file, counted from 1; 0 where it is not known
     */
    record Title(String text, int depth, int page) {
        String key() {
            return Expected.key(text);
        }
    }

    private Expected() {}

    /** Without marks, case and spaces. */
    static String key(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        return NOT_WORD.matcher(plain).replaceAll("");
    }

    /** The file's bookmarks that lead to a page of it, but those of captions. */
    static List<Title> bookmarks(Path pdf) throws IOException {
        List<Title> titles = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            PDOutlineNode root = document.getDocumentCatalog().getDocumentOutline();
            if (root != null) {
                add(root, 1, document, titles);
            }
        }
        return titles;
    }

    private static void add(PDOutlineNode node, int depth, PDDocument document, List<Title> titles) throws IOException {
        for (PDOutlineItem item : node.children()) {
            String text = String.valueOf(item.getTitle()).strip();
            int page = page(item, document);
            if (page > 0 && !key(text).isEmpty() && !CAPTION.matcher(text).matches()) {
                titles.add(new Title(text, depth, page));
            }
            add(item, depth + 1, document, titles);
        }
    }

    /** 0 where the bookmark leads to another file or to nothing. */
    private static int page(PDOutlineItem item, PDDocument document) throws IOException {
        var page = item.findDestinationPage(document);
        return page == null ? 0 : document.getPages().indexOf(page) + 1;
    }

    /** The lines with leaders in what {@code pdftotext -layout} writes, but those of captions. */
    static List<Title> contents(Path text) throws IOException {
        List<Title> titles = new ArrayList<>();
        String open = "";
        for (String line : Files.readAllLines(text, StandardCharsets.UTF_8)) {
            String words = line.replace("\f", "").strip();
            Matcher entry = LEADER.matcher(words);
            if (entry.matches()) {
                boolean whole = NUMBERED.matcher(words).matches() || open.isEmpty();
                add(whole ? entry.group(1) : open + " " + entry.group(1), titles);
                open = "";
            } else if (!words.isEmpty()) {
                boolean starts = NUMBERED.matcher(words).matches()
                        || CAPTION.matcher(words).matches();
                open = starts ? words : open.isEmpty() ? "" : open + " " + words;
            }
        }
        return titles;
    }

    private static void add(String text, List<Title> titles) {
        if (!CAPTION.matcher(text).matches()) {
            String number = NUMBERED.matcher(text).matches() ? text.split("\\s")[0].replaceAll("\\.$", "") : "";
            titles.add(new Title(text, number.isEmpty() ? 1 : number.split("\\.").length, 0));
        }
    }
}
