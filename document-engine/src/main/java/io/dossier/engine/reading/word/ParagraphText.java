package io.dossier.engine.reading.word;

import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.Superscript;
import io.dossier.engine.reading.SymbolFont;
import io.dossier.engine.reading.UnreadableSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.w3c.dom.Element;

/** The words of one paragraph as they read with all changes accepted, and what hangs on them. */
final class ParagraphText {

    private final WordStyles styles;
    private final boolean hidden;
    private final StringBuilder text = new StringBuilder();
    private final List<String> footnotes = new ArrayList<>();
    private final List<String> endnotes = new ArrayList<>();
    private final List<Element> boxes = new ArrayList<>();

    ParagraphText(Element paragraph, WordStyles styles) {
        this.styles = styles;
        hidden = new ParagraphStyle(paragraph, styles).isHidden();
        content(paragraph, 0);
    }

    String text() {
        return text.toString();
    }

    /** Ids of the footnotes it refers to, in order. */
    List<String> footnotes() {
        return footnotes;
    }

    List<String> endnotes() {
        return endnotes;
    }

    /** Contents of text boxes that are anchored in it, and tables that stand in a run. */
    List<Element> boxes() {
        return boxes;
    }

    private void content(Element parent, int depth) {
        if (depth > ReadingLimits.NESTING) {
            throw UnreadableSource.tooLarge(ReadingLimits.NESTING + " levels of nested content");
        }
        for (Element child : Xml.children(parent)) {
            switch (Xml.local(child)) {
                case "r" -> run(child, depth);
                case "del", "moveFrom", "pPr", "sdtPr", "sdtEndPr", "rPr" -> {
                    // Deleted, moved away, or no text.
                }
                case "t" -> text.append(hidden ? "" : child.getTextContent());
                case "AlternateContent" -> Xml.at(child, "Choice").ifPresent(choice -> content(choice, depth + 1));
                case "tbl" -> boxes.add(parent);
                case "sdt" -> control(child, depth);
                default -> content(child, depth + 1);
            }
        }
    }

    private void control(Element control, int depth) {
        if (!Xml.isUnfilled(control)) {
            content(control, depth + 1);
        }
    }

    private void run(Element run, int depth) {
        if (isHidden(run)) {
            return;
        }
        boolean raised =
                Xml.val(run, "rPr", "vertAlign").filter("superscript"::equals).isPresent();
        for (Element piece : Xml.children(run)) {
            switch (Xml.local(piece)) {
                case "t" ->
                    text.append(raised ? Superscript.after(text, piece.getTextContent()) : piece.getTextContent());
                case "tab", "ptab", "br", "cr" -> text.append(' ');
                case "noBreakHyphen" -> text.append('-');
                case "sym" -> symbol(piece);
                case "footnoteReference" -> Xml.attribute(piece, "id").ifPresent(footnotes::add);
                case "endnoteReference" -> Xml.attribute(piece, "id").ifPresent(endnotes::add);
                case "drawing", "pict", "object" -> boxes(piece, depth);
                case "AlternateContent" -> Xml.at(piece, "Choice").ifPresent(choice -> boxes(choice, depth));
                case "tbl" -> boxes.add(run);
                case "r" -> run(piece, depth + 1);
                default -> {
                    // Field codes, deleted text and marks are not read.
                }
            }
        }
    }

    /** What the run says itself counts more than any style: filled-in templates show single words of hidden ones. */
    private boolean isHidden(Element run) {
        Optional<Boolean> own = Xml.flag(run, "rPr", "vanish");
        return own.orElseGet(() ->
                hidden || Xml.val(run, "rPr", "rStyle").filter(styles::isHidden).isPresent());
    }

    private void symbol(Element piece) {
        String code = Xml.attribute(piece, "char").orElse("");
        String font = Xml.attribute(piece, "font").orElse("");
        if (code.matches("[0-9A-Fa-f]{4}")) {
            text.append(SymbolFont.decode(Character.toString(Integer.parseInt(code, 16)), font));
        }
    }

    private void boxes(Element drawing, int depth) {
        if (depth > ReadingLimits.NESTING) {
            throw UnreadableSource.tooLarge(ReadingLimits.NESTING + " levels of nested content");
        }
        for (Element child : Xml.children(drawing)) {
            if (Xml.is(child, "txbxContent")) {
                boxes.add(child);
            } else if (!Xml.is(child, "Fallback")) {
                boxes(child, depth + 1);
            }
        }
    }
}
