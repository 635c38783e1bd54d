package io.dossier.engine.conversion;

import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.Xml;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/**
 * Which words of a document its PDF lacks. docx4j leaves out what it cannot lay out, and prints # for characters
 * without a font, and neither says so.
 *
 * @param words different words of the document
 * @param lost those that the PDF does not have, in alphabetical order
 */
record WordsKept(Set<String> words, Set<String> lost) {

    /** Text that is hidden or was split at the end of a line explains no more. */
    private static final double MOST_LOST = 0.05;

    /** A number by itself, for a mark may stand right behind a word; characters of Chinese one by one. */
    private static final Pattern WORD = Pattern.compile("[\\p{L}&&[^\\p{IsIdeographic}]]+|\\p{IsIdeographic}|\\p{N}+");

    /** Compares the text of a document's main part with its PDF. */
    static WordsKept of(String document, Path pdf) throws IOException {
        try (PDDocument pages = Loader.loadPDF(pdf.toFile())) {
            return of(document, new PDFTextStripper().getText(pages));
        }
    }

    static WordsKept of(String document, String pdf) {
        Set<String> words = words(document);
        Set<String> lost = new TreeSet<>(words);
        lost.removeAll(words(pdf));
        return new WordsKept(words, lost);
    }

    /** What a reader sees of the main part of a Word document, from its XML. */
    static String text(String main) {
        try {
            StringBuilder text = new StringBuilder();
            Element body = Xml.parse(main.getBytes(StandardCharsets.UTF_8)).getDocumentElement();
            for (Element paragraph : Wml.descendants(body, "p")) {
                Wml.descendants(paragraph, "r").stream()
                        .filter(run -> Wml.child(run, "rPr", "vanish").isEmpty())
                        .forEach(run -> append(text, run));
                text.append('\n');
            }
            return text.toString();
        } catch (SAXException | IOException e) {
            throw new UnconvertibleDocument(e);
        }
    }

    private static void append(StringBuilder text, Element run) {
        for (Element piece : Wml.children(run)) {
            if (Wml.is(piece, "rPr")) {
                continue;
            }
            text.append(Wml.is(piece, "t") ? piece.getTextContent() : Wml.is(piece, "noBreakHyphen") ? "-" : " ");
        }
    }

    boolean enough() {
        return lost.size() <= MOST_LOST * words.size();
    }

    private static Set<String> words(String text) {
        return WORD.matcher(text.toLowerCase(Locale.ROOT))
                .results()
                .map(match -> match.group())
                .collect(Collectors.toCollection(HashSet::new));
    }
}
