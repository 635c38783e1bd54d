package io.dossier.engine.assembly;

import io.dossier.engine.templates.TemplateFile;
import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Writes the page of each heading into the contents list of an assembled document, as the page itself prints it. */
public final class PageNumbers {

    private static final Pattern REFERENCE = Pattern.compile("\\s*PAGEREF\\s+(_Toc\\d+)\\b.*");

    /**
     * Writes the numbered document; the same document and rendering give the same bytes.
     *
     * @param docx written by {@link DocumentAssembler}
     * @param pdf its rendering, with a named destination for each bookmark and all blank pages; a heading that it
     *     lacks keeps an entry without a number
     * @throws IOException if the rendering cannot be read or the document not be written
     */
    public void write(Path docx, Path pdf, Path output) throws IOException {
        WordPackage file = TemplateFile.open(docx);
        Map<String, String> numbers = numbers(file.body(), RenderedPages.of(pdf));
        for (Element code : Wml.descendants(file.body(), "instrText")) {
            Matcher reference = REFERENCE.matcher(code.getTextContent());
            if (reference.matches() && numbers.containsKey(reference.group(1))) {
                result(code).ifPresent(text -> text.setTextContent(numbers.get(reference.group(1))));
            }
        }
        NormalZip.write(file, output);
    }

    private static Map<String, String> numbers(Element body, RenderedPages pages) {
        Map<String, String> numbers = new HashMap<>();
        int offset = 0;
        for (SectionStarts.Section section : new SectionStarts(body).sections()) {
            Optional<Integer> first = section.bookmark().flatMap(pages::page);
            if (section.start().isPresent() && first.isPresent()) {
                offset = section.start().get() - first.get();
            }
            PageFormat format = PageFormat.of(section.format());
            for (Element block : section.blocks()) {
                for (Element mark : Wml.descendants(block, "bookmarkStart")) {
                    String bookmark = Wml.attribute(mark, "name");
                    int shift = offset;
                    pages.page(bookmark).ifPresent(page -> numbers.put(bookmark, format.print(page + shift)));
                }
            }
        }
        return numbers;
    }

    /** The words between the field's separator and its end. */
    private static Optional<Element> result(Element code) {
        boolean behindSeparator = false;
        for (Node node = code.getParentNode().getNextSibling(); node != null; node = node.getNextSibling()) {
            if (!(node instanceof Element run)) {
                continue;
            }
            String mark = Wml.child(run, "fldChar")
                    .map(character -> Wml.attribute(character, "fldCharType"))
                    .orElse("");
            if (mark.equals("end")) {
                return Optional.empty();
            }
            behindSeparator |= mark.equals("separate");
            Optional<Element> text = Wml.child(run, "t");
            if (behindSeparator && text.isPresent()) {
                return text;
            }
        }
        return Optional.empty();
    }
}
