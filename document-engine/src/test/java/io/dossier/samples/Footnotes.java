package io.dossier.samples;

import org.apache.poi.xwpf.usermodel.XWPFFootnote;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.apache.poi.xwpf.usermodel.XWPFRun;

final class Footnotes {

    private Footnotes() {}

    static void add(XWPFParagraph paragraph, String text) {
        XWPFFootnote footnote = paragraph.getDocument().createFootnote();
        XWPFParagraph note = footnote.createParagraph();
        note.setStyle("FootnoteText");
        note.getRuns().forEach(mark -> mark.setStyle("FootnoteReference"));
        XWPFRun run = note.createRun();
        run.setText(" " + text);
        paragraph.addFootnoteReference(footnote);
    }
}
