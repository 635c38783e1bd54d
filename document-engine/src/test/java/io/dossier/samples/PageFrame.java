package io.dossier.samples;

import java.math.BigInteger;
import org.apache.poi.wp.usermodel.HeaderFooterType;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTPageMar;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTSectPr;

/** A4 pages with a header and a footer, except on the title page. */
final class PageFrame {

    private PageFrame() {}

    static void set(XWPFDocument document, String title) {
        CTSectPr section = document.getDocument().getBody().addNewSectPr();
        XWPFParagraph header = document.createHeader(HeaderFooterType.DEFAULT).createParagraph();
        header.setStyle("Header");
        line(header, title);
        header.createRun().addTab();
        line(header, "Halden Therapeutics");
        XWPFParagraph footer = document.createFooter(HeaderFooterType.DEFAULT).createParagraph();
        footer.setStyle("Footer");
        line(footer, "Confidential");
        footer.createRun().addTab();
        line(footer, "Page ");
        footer.getCTP().addNewFldSimple().setInstr(" PAGE ");
        line(footer, " of ");
        footer.getCTP().addNewFldSimple().setInstr(" NUMPAGES ");
        document.createHeader(HeaderFooterType.FIRST).createParagraph();
        document.createFooter(HeaderFooterType.FIRST).createParagraph();
        size(section);
    }

    private static void line(XWPFParagraph paragraph, String text) {
        paragraph.createRun().setText(text);
    }

    private static void size(CTSectPr section) {
        section.addNewPgSz().setW(BigInteger.valueOf(11906));
        section.getPgSz().setH(BigInteger.valueOf(16838));
        CTPageMar margins = section.addNewPgMar();
        margins.setLeft(BigInteger.valueOf(1276));
        margins.setRight(BigInteger.valueOf(1276));
        margins.setTop(BigInteger.valueOf(1418));
        margins.setBottom(BigInteger.valueOf(1276));
        margins.setHeader(BigInteger.valueOf(709));
        margins.setFooter(BigInteger.valueOf(567));
        margins.setGutter(BigInteger.ZERO);
        if (!section.isSetTitlePg()) {
            section.addNewTitlePg();
        }
    }
}
