package io.dossier.engine.templates;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.w3c.dom.Element;

/**
 * A template's body cut at its headings: what stands before the first, then each heading with what follows it. Content
 * controls that hold headings are opened; a table of contents stays one piece.
 */
public final class TemplateBody {

    /**
     * One piece of the body.
     *
     * @param nodes one block; several only for a table of contents that is not a content control
     */
    public record Piece(boolean contents, List<Element> nodes) {

        public Piece {
            nodes = List.copyOf(nodes);
        }

        /** The block, the first one of a table of contents. */
        public Element first() {
            return nodes.get(0);
        }
    }

    /**
     * A heading with the pieces up to the next heading.
     *
     * @param ordinal counted from 0 in document order
     */
    public record Part(int ordinal, Element heading, int level, List<Piece> pieces) {}

    private final List<Piece> front = new ArrayList<>();
    private final List<Part> parts = new ArrayList<>();
    private Element sectionProperties;

    /** Cuts a body; the tree is not changed. */
    public TemplateBody(Element body, OutlineLevels levels) {
        for (Piece piece : pieces(body, levels)) {
            Optional<Integer> level = piece.contents() ? Optional.empty() : levels.of(piece.first());
            if (level.isPresent()) {
                parts.add(new Part(parts.size(), piece.first(), level.get(), new ArrayList<>()));
            } else if (Wml.is(piece.first(), "sectPr")) {
                sectionProperties = piece.first();
            } else {
                (parts.isEmpty() ? front : parts.get(parts.size() - 1).pieces()).add(piece);
            }
        }
    }

    /** What stands before the first heading. */
    public List<Piece> front() {
        return front;
    }

    /** One for each heading with words. */
    public List<Part> parts() {
        return parts;
    }

    /** The properties of the last section. */
    public Optional<Element> sectionProperties() {
        return Optional.ofNullable(sectionProperties);
    }

    private static List<Piece> pieces(Element body, OutlineLevels levels) {
        List<Piece> pieces = new ArrayList<>();
        List<Element> open = new ArrayList<>();
        int depth = 0;
        for (Element block : blocks(body, levels)) {
            if (depth > 0 || ContentsField.startsIn(block)) {
                open.add(block);
                depth += ContentsField.depthChange(block);
            }
            if (open.isEmpty()) {
                pieces.add(new Piece(ContentsField.isControl(block), List.of(block)));
            } else if (depth <= 0) {
                pieces.add(new Piece(true, open));
                open = new ArrayList<>();
                depth = 0;
            }
        }
        open.forEach(block -> pieces.add(new Piece(false, List.of(block))));
        return pieces;
    }

    private static List<Element> blocks(Element parent, OutlineLevels levels) {
        List<Element> blocks = new ArrayList<>();
        for (Element block : Wml.children(parent)) {
            if (opens(block, levels)) {
                Wml.children(block, "sdtContent").forEach(content -> blocks.addAll(blocks(content, levels)));
            } else {
                blocks.add(block);
            }
        }
        return blocks;
    }

    private static boolean opens(Element block, OutlineLevels levels) {
        return Wml.is(block, "sdt")
                && !ContentsField.isControl(block)
                && Wml.descendants(block, "p").stream()
                        .anyMatch(paragraph -> atBodyLevel(paragraph, block)
                                && levels.of(paragraph).isPresent());
    }

    private static boolean atBodyLevel(Element paragraph, Element control) {
        for (org.w3c.dom.Node node = paragraph.getParentNode(); node != control; node = node.getParentNode()) {
            if (Wml.is(node, "tc")) {
                return false;
            }
        }
        return true;
    }
}
