package io.dossier.engine.reading.word;

import io.dossier.engine.reading.BlockWriter;
import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.TableDraft;
import io.dossier.engine.reading.UnreadableSource;
import io.dossier.engine.reading.WhiteSpace;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Element;

/** Writes what stands in a body, a content control or a text box. */
final class WordBody {

    private static final Pattern TYPED_NUMBER = Pattern.compile("^((?:\\d{1,2}\\.)*\\d{1,2})\\.?\\s+(\\D.*)$");
    private static final Pattern CAPTION = Pattern.compile("(?i)^(?:table|listing)\\s+\\S*\\d.*$");

    private final BlockWriter out;
    private final WordStyles styles;
    private final WordNumbering numbering;
    private final WordNotes footnotes;
    private final WordNotes endnotes;
    private final WordTables tables;
    private final ContentsField contents = new ContentsField();
    private String caption = "";
    private String carried = "";

    WordBody(BlockWriter out, WordStyles styles, WordNumbering numbering, WordNotes footnotes, WordNotes endnotes) {
        this.out = out;
        this.styles = styles;
        this.numbering = numbering;
        this.footnotes = footnotes;
        this.endnotes = endnotes;
        tables = new WordTables(styles, out);
    }

    void write(Element body) {
        content(body, 0);
        flushCaption();
        out.paragraph(carried);
    }

    private void content(Element parent, int depth) {
        if (depth > ReadingLimits.NESTING) {
            throw UnreadableSource.tooLarge(ReadingLimits.NESTING + " levels of nested content");
        }
        for (Element child : Xml.children(parent)) {
            switch (Xml.local(child)) {
                case "p" -> paragraph(child, depth);
                case "tbl" -> table(child);
                case "sdt" -> control(child, depth);
                case "sdtContent", "customXml", "ins", "moveTo", "smartTag" -> content(child, depth + 1);
                case "AlternateContent" -> Xml.at(child, "Choice").ifPresent(choice -> content(choice, depth + 1));
                default -> {
                    // Section properties, bookmarks, deleted content.
                }
            }
        }
    }

    private void control(Element control, int depth) {
        if (!Xml.isUnfilled(control)) {
            content(control, depth + 1);
        }
    }

    private void table(Element table) {
        TableDraft draft = tables.read(table, caption);
        caption = "";
        out.table(draft);
        tables.paragraphs().forEach(this::notes);
    }

    private void paragraph(Element paragraph, int depth) {
        ParagraphStyle style = new ParagraphStyle(paragraph, styles);
        if (contents.covers(paragraph) || style.isContents()) {
            return;
        }
        ParagraphText words = new ParagraphText(paragraph, styles);
        String text = WhiteSpace.fold(carried + words.text());
        carried = "";
        if (Xml.at(paragraph, "pPr", "rPr", "del").isPresent()) {
            carried = text + " ";
        } else if (!text.isEmpty()) {
            write(text, style);
        }
        notes(words);
        words.boxes().forEach(box -> content(box, depth + 1));
    }

    private void write(String text, ParagraphStyle style) {
        flushCaption();
        String number = style.numbering().map(numbering::next).orElse("");
        Optional<Integer> heading = style.headingLevel();
        if (heading.isPresent()) {
            heading(heading.get(), number, text);
        } else if (!number.isEmpty()) {
            int level =
                    style.numbering().map(ParagraphStyle.NumberedLevel::level).orElse(0);
            out.listItem(level, number, text);
        } else if (style.isCaption() || CAPTION.matcher(text).matches()) {
            caption = text;
        } else {
            out.paragraph(text);
        }
    }

    private void heading(int level, String number, String text) {
        Matcher typed = TYPED_NUMBER.matcher(text);
        if (number.isEmpty() && typed.matches()) {
            out.heading(level, typed.group(1), typed.group(2));
        } else {
            out.heading(level, number.replaceAll("\\.$", ""), text);
        }
    }

    private void notes(ParagraphText words) {
        words.footnotes().forEach(id -> out.note(footnotes.nextMarker(), footnotes.text(id)));
        words.endnotes().forEach(id -> out.note(endnotes.nextMarker(), endnotes.text(id)));
    }

    /** A caption with no table behind it is a paragraph. */
    private void flushCaption() {
        out.paragraph(caption);
        caption = "";
    }
}
