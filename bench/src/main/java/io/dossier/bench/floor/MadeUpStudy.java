package io.dossier.bench.floor;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.apache.poi.xwpf.usermodel.XWPFStyle;
import org.apache.poi.xwpf.usermodel.XWPFTable;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTStyle;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.STStyleType;

/** A template and a source with the same headings, as many as one likes; each tenth is of the top level. */
final class MadeUpStudy {

    private static final List<String> OF = List.of(
            "Assessment", "Rationale", "Timing", "Handling", "Documentation", "Reporting", "Monitoring", "Review");
    private static final List<String> WHAT = List.of(
            "Blood Pressure",
            "Study Treatment",
            "Liver Function",
            "Protocol Deviations",
            "Concomitant Medication",
            "Cognitive Function",
            "Skin Reactions",
            "Informed Consent",
            "Sample Storage",
            "Electrocardiograms",
            "Randomised Groups");
    private static final List<String> WHEN = List.of(
            "at Screening",
            "at Baseline",
            "during Treatment",
            "at the End of Treatment",
            "at Follow-Up",
            "after Early Termination",
            "at Unscheduled Visits",
            "in the Extension",
            "at the Study Site",
            "by the Sponsor",
            "by the Investigator",
            "by the Laboratory",
            "at Home");

    private MadeUpStudy() {}

    static void template(int sections, Path file) throws IOException {
        write(sections, false, file);
    }

    static void source(int sections, Path file) throws IOException {
        write(sections, true, file);
    }

    private static void write(int sections, boolean text, Path file) throws IOException {
        try (XWPFDocument document = new XWPFDocument();
                OutputStream out = Files.newOutputStream(file)) {
            document.createStyles();
            style(document, 1);
            style(document, 2);
            for (int i = 0; i < sections; i++) {
                paragraph(document, title(i), "Heading" + (i % 10 == 0 ? 1 : 2));
                if (text) {
                    passages(document, i);
                }
            }
            document.write(out);
        }
    }

    private static String title(int i) {
        return OF.get(i % OF.size()) + " of " + WHAT.get(i % WHAT.size()) + " " + WHEN.get(i % WHEN.size());
    }

    private static void passages(XWPFDocument document, int i) {
        for (int line = 1; line <= 4; line++) {
            paragraph(
                    document,
                    title(i) + " is done as described in step " + line + ": it takes " + (i + line)
                            + " minutes, and its result is written down on the same day. Values above " + (i * line)
                            + " are repeated once.",
                    "");
        }
        if (i % 4 == 0) {
            XWPFTable table = document.createTable(6, 4);
            for (int row = 0; row < 6; row++) {
                for (int column = 0; column < 4; column++) {
                    table.getRow(row).getCell(column).setText(row == 0 ? "Group " + column : i + "." + row + column);
                }
            }
        }
    }

    private static void paragraph(XWPFDocument document, String text, String style) {
        XWPFParagraph paragraph = document.createParagraph();
        if (!style.isEmpty()) {
            paragraph.setStyle(style);
        }
        paragraph.createRun().setText(text);
    }

    private static void style(XWPFDocument document, int level) {
        CTStyle style = CTStyle.Factory.newInstance();
        style.setStyleId("Heading" + level);
        style.setType(STStyleType.PARAGRAPH);
        style.addNewName().setVal("heading " + level);
        style.addNewPPr().addNewOutlineLvl().setVal(BigInteger.valueOf(level - 1));
        document.getStyles().addStyle(new XWPFStyle(style));
    }
}
