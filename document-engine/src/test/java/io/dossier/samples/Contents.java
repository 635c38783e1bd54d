package io.dossier.samples;

import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.apache.poi.xwpf.usermodel.XWPFRun;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTFldChar;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.STFldCharType;

/** A contents table as Word inserts it, filled when the fields are updated. */
final class Contents {

    private Contents() {}

    static void write(StudyDocument document, String title) {
        document.paragraph("TOCHeading", title);
        XWPFParagraph field = document.paragraph("TOC1", "");
        mark(field, STFldCharType.BEGIN).setDirty(true);
        field.createRun().getCTR().addNewInstrText().setStringValue(" TOC \\o \"1-3\" \\h \\z \\u ");
        mark(field, STFldCharType.SEPARATE);
        field.createRun().setText("The contents are filled in when the report is written.");
        mark(field, STFldCharType.END);
    }

    private static CTFldChar mark(XWPFParagraph paragraph, STFldCharType.Enum type) {
        XWPFRun run = paragraph.createRun();
        CTFldChar mark = run.getCTR().addNewFldChar();
        mark.setFldCharType(type);
        return mark;
    }
}
