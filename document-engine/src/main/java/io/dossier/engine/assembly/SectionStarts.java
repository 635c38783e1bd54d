package io.dossier.engine.assembly;

import io.dossier.engine.templates.Wml;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The Word sections of a body with the hidden bookmarks that say where those begin that count their pages anew. */
final class SectionStarts {

    private static final String PREFIX = "_Section";

    private final List<Section> sections = new ArrayList<>();

    /** A Word section's blocks, its end included, and its page numbers; {@code null} where it says nothing of them. */
    record Section(List<Element> blocks, Element pageNumbers) {

        Optional<Integer> start() {
            return attribute("start").filter(value -> value.matches("\\d{1,5}")).map(Integer::parseInt);
        }

        String format() {
            return attribute("fmt").orElse("decimal");
        }

        Optional<String> bookmark() {
            return blocks.stream()
                    .flatMap(block -> Wml.descendants(block, "bookmarkStart").stream())
                    .map(mark -> Wml.attribute(mark, "name"))
                    .filter(name -> name.startsWith(PREFIX))
                    .findFirst();
        }

        private Optional<String> attribute(String name) {
            return Optional.ofNullable(pageNumbers)
                    .map(element -> Wml.attribute(element, name))
                    .filter(value -> !value.isEmpty());
        }
    }

    SectionStarts(Element body) {
        List<Element> blocks = new ArrayList<>();
        for (Element block : Wml.children(body)) {
            blocks.add(block);
            Optional<Element> end = Wml.is(block, "sectPr") ? Optional.of(block) : Wml.child(block, "pPr", "sectPr");
            if (end.isPresent()) {
                sections.add(
                        new Section(blocks, Wml.child(end.get(), "pgNumType").orElse(null)));
                blocks = new ArrayList<>();
            }
        }
        if (!blocks.isEmpty()) {
            sections.add(new Section(blocks, null));
        }
    }

    List<Section> sections() {
        return sections;
    }

    /** Bookmarks the first paragraph of each section that counts its pages anew. */
    void mark(Bookmarks bookmarks) {
        for (int i = 0; i < sections.size(); i++) {
            Section section = sections.get(i);
            String name = PREFIX + (i + 1);
            if (section.start().isPresent()) {
                section.blocks().stream()
                        .flatMap(SectionStarts::paragraphs)
                        .findFirst()
                        .ifPresent(paragraph -> bookmarks.point(paragraph, name));
            }
        }
    }

    private static Stream<Element> paragraphs(Element block) {
        return Wml.is(block, "p")
                ? Stream.of(block)
                : Wml.descendants(block, "p").stream().filter(SectionStarts::standsInTheText);
    }

    /** A text box's page is its anchor's. */
    private static boolean standsInTheText(Element paragraph) {
        for (Node node = paragraph.getParentNode(); node != null; node = node.getParentNode()) {
            if (Wml.is(node, "txbxContent") || Wml.is(node, "p")) {
                return false;
            }
        }
        return true;
    }
}
