package io.dossier.engine.classification;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Classification;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.SourceFormat;
import io.dossier.engine.model.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClassifierTest {

    private static final Locator AT = new Locator("0".repeat(64), "made", 1, List.of(), null, null, null, null, null);

    @Test
    void studyReportIsKnownByItsTitlePageAndHeadings() {
        Classification found = classify(
                "report.docx", "Clinical Study Report", "Study Patients", "Protocol Deviations", "Efficacy Evaluation");

        assertThat(found.type()).isEqualTo("CSR");
        assertThat(found.evidence()).contains("title page: clinical study report", "heading: protocol deviations");
    }

    @Test
    void studyReportIsNotTakenForTheProtocolThatItNames() {
        assertThat(classify(
                                "abc.pdf",
                                "Clinical Study Report of Protocol ABC-123",
                                "Study Design",
                                "Disposition of Subjects",
                                "Safety Conclusions")
                        .type())
                .isEqualTo("CSR");
    }

    @Test
    void reviewersGuideIsKnown() {
        assertThat(classify("adrg.pdf", "Analysis Data Reviewer’s Guide", "Data Conformance Summary")
                        .type())
                .isEqualTo("ReviewersGuide");
    }

    @Test
    void narrativesAreKnown() {
        assertThat(classify("narratives.docx", "Subject Narratives", "Subject 01-701-1015")
                        .type())
                .isEqualTo("Narrative");
    }

    @Test
    void listingIsKnownByItsTitle() {
        Classification found = Classifier.classify(
                "l16.rtf", SourceFormat.RTF, List.of(table("Listing 16.2.7 Adverse Events", "Subject", "Term")));

        assertThat(found).isEqualTo(new Classification("Listing", List.of("title: Listing 16.2.7")));
    }

    @Test
    void tableIsKnownByItsTitle() {
        assertThat(Classifier.classify("t.rtf", SourceFormat.RTF, List.of(table("Table 14.1.1 Disposition", "n")))
                        .type())
                .isEqualTo("Table");
    }

    @Test
    void columnsOfTheStandardMakeADataset() {
        Classification found =
                Classifier.classify("dm.xlsx", SourceFormat.XLSX, List.of(table("DM", "STUDYID", "USUBJID", "AGE")));

        assertThat(found).isEqualTo(new Classification("Dataset", List.of("columns: STUDYID, USUBJID")));
    }

    @Test
    void aLetterIsNotTheGuideThatItGoesWith() {
        List<Block> letter = List.of(
                new Paragraph(0, AT, "Re: Application 123456"),
                new Paragraph(1, AT, "Dear Sir/Madam:"),
                new Paragraph(2, AT, "Enclosed is an Analysis Data Reviewer’s Guide."));

        assertThat(Classifier.classify("letter.docx", SourceFormat.DOCX, letter))
                .isEqualTo(new Classification("CoverLetter", List.of("title page: dear sir")));
    }

    @Test
    void aLabelIsKnownByItsSections() {
        assertThat(classify(
                                "x.docx",
                                "Zorblax tablets",
                                "Indications and Usage",
                                "Contraindications",
                                "Adverse Reactions",
                                "How Supplied/Storage and Handling")
                        .type())
                .isEqualTo("Label");
    }

    @Test
    void tablesAloneAreTablesEvenWithoutATitle() {
        assertThat(Classifier.classify("1.docx", SourceFormat.DOCX, List.of(table("", "", "Placebo", "Total")))
                        .type())
                .isEqualTo("Table");
        assertThat(Classifier.classify("1.xlsx", SourceFormat.XLSX, List.of(table("", "", "Cost", "Total")))
                        .type())
                .isEqualTo("Unknown");
    }

    @Test
    void aSheetOfTitlesIsNotATable() {
        assertThat(Classifier.classify(
                                "titles.xlsx",
                                SourceFormat.XLSX,
                                List.of(table("Titles", "Table 14.1 Age", "Table 14.2 Sex", "Table 14.3 Race")))
                        .type())
                .isEqualTo("ListOfTables");
    }

    @Test
    void aWorkbookOfTheStudyDesignIsKnownByItsSheets() {
        List<Block> sheets = List.of(
                table("study", "name"),
                table("studyDesign", "a"),
                table("studyDesignArms", "b"),
                table("studyDesignEpochs", "c"));

        assertThat(Classifier.classify("usdm.xlsx", SourceFormat.XLSX, sheets).type())
                .isEqualTo("StudyDesign");
    }

    @Test
    void nothingTellingIsUnknown() {
        assertThat(classify("notes.docx", "Minutes of the meeting", "Next steps"))
                .isEqualTo(Classification.UNKNOWN);
    }

    @Test
    void nameAloneDecidesNothing() {
        assertThat(classify("protocol.docx", "Minutes of the meeting")).isEqualTo(Classification.UNKNOWN);
    }

    /** A document with a title page and headings. */
    private static Classification classify(String name, String title, String... headings) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Paragraph(0, AT, title));
        for (String heading : headings) {
            blocks.add(new Heading(blocks.size(), AT, 1, "", heading));
        }
        return Classifier.classify(name, SourceFormat.DOCX, blocks);
    }

    private static Table table(String title, String... columns) {
        List<Table.Cell> cells = new ArrayList<>();
        for (String column : columns) {
            cells.add(new Table.Cell(column, cells.size() + 1, 1, 1));
        }
        return new Table(0, AT, title, 1, columns.length, List.of(new Table.Row(cells)), List.of());
    }
}
