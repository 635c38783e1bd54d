package io.dossier.samples;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.apache.xmlbeans.XmlException;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTNum;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTNumLvl;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTNumbering;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTStyles;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.NumberingDocument;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.StylesDocument;

/** A Word document in the sample study's styles. */
final class StudyDocument {

    private static final BigInteger NUMBERED = BigInteger.TWO;
    private static final Instant WRITTEN = Instant.parse("2026-01-05T09:00:00Z");

    private final XWPFDocument document = new XWPFDocument();
    private final CTNumbering numbering;
    private final boolean template;
    private boolean newPage;

    private StudyDocument(String title, boolean template) throws IOException {
        this.template = template;
        try {
            this.numbering =
                    NumberingDocument.Factory.parse(part("numbering.xml")).getNumbering();
            document.createNumbering().setNumbering(numbering);
            document.createStyles().setStyles(styles(template));
        } catch (XmlException e) {
            throw new IOException(e);
        }
        PageFrame.set(document, title);
        properties(title);
    }

    static StudyDocument source(String title) throws IOException {
        return new StudyDocument(title, false);
    }

    /** A document whose headings, text and guidance have styles of their own, based on Word's. */
    static StudyDocument template(String title) throws IOException {
        return new StudyDocument(title, true);
    }

    private static CTStyles styles(boolean template) throws IOException, XmlException {
        CTStyles styles = StylesDocument.Factory.parse(part("styles.xml")).getStyles();
        if (template) {
            StylesDocument.Factory.parse(part("template-styles.xml"))
                    .getStyles()
                    .getStyleList()
                    .forEach(style -> styles.addNewStyle().set(style));
        }
        return styles;
    }

    private static InputStream part(String name) {
        return StudyDocument.class.getResourceAsStream(name);
    }

    private void properties(String title) {
        var properties = document.getProperties().getCoreProperties();
        properties.setTitle(title);
        properties.setCreator("Halden Therapeutics (fictional)");
        properties.setCreated(Optional.of(Date.from(WRITTEN)));
        properties.setModified(Optional.of(Date.from(WRITTEN)));
    }

    String headingStyle(int level) {
        return (template ? "CSRHeading" : "Heading") + level;
    }

    String textStyle() {
        return template ? "CSRText" : "Normal";
    }

    XWPFParagraph paragraph(String style, String line) {
        XWPFParagraph paragraph = document.createParagraph();
        paragraph.setStyle(style);
        if (newPage) {
            paragraph.setPageBreak(true);
            newPage = false;
        }
        if (!line.isEmpty()) {
            InlineText.write(paragraph, line);
        }
        return paragraph;
    }

    /** The next paragraph begins a page. */
    void breakPage() {
        newPage = true;
    }

    /** A numbered list that starts at 1. */
    BigInteger newList() {
        CTNum list = numbering.addNewNum();
        list.setNumId(BigInteger.valueOf(numbering.sizeOfNumArray()));
        list.addNewAbstractNumId().setVal(NUMBERED);
        CTNumLvl first = list.addNewLvlOverride();
        first.setIlvl(BigInteger.ZERO);
        first.addNewStartOverride().setVal(BigInteger.ONE);
        return list.getNumId();
    }

    void table(List<List<String>> rows) {
        StudyTable.write(document, rows);
    }

    void save(Path file) throws IOException {
        try (document) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.write(bytes);
            TimelessZip.write(bytes.toByteArray(), file);
        }
    }
}
