package io.dossier.engine.reading.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.Problem;
import io.dossier.engine.reading.MadeFile;
import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class PdfReaderTest {

    private static final String FULL =
            "This line of running text is as long as the column allows, so that the next line must go";

    @Test
    void numberedBoldLinesAreHeadingsOverAllPages() throws IOException {
        DocumentModel model = new PdfFile()
                .page()
                .text(100, "Clinical Trial Protocol")
                .page()
                .bold(100, "1 Introduction")
                .text(130, FULL, "on here.")
                .bold(180, "1.1 Background")
                .text(210, FULL, "on here.")
                .page()
                .bold(100, "2 Trial Design")
                .text(130, FULL, "on here.")
                .read();

        assertThat(headings(model)).containsExactly("1|1|Introduction|2", "2|1.1|Background|2", "1|2|Trial Design|3");
    }

    @Test
    void blocksHaveTheirPageAndHeadings() throws IOException {
        DocumentModel model = new PdfFile()
                .page()
                .text(100, "Title page.")
                .page()
                .bold(100, "1 Introduction")
                .bold(140, "1.1 Background")
                .text(170, FULL, "on here.")
                .read();

        assertThat(model.pages()).isEqualTo(2);
        assertThat(model.blocks().get(0).at().page()).isEqualTo(1);
        assertThat(model.blocks().get(3).at().page()).isEqualTo(2);
        assertThat(model.blocks().get(3).at().headingPath()).containsExactly("Introduction", "Background");
    }

    @Test
    void numberedLineThatIsNotBoldIsNoHeading() throws IOException {
        assertThat(headings(
                        new PdfFile().page().text(100, "2 Tablets", FULL, "on.").read()))
                .isEmpty();
    }

    @Test
    void boldWordsOfABoldParagraphAreNoHeading() throws IOException {
        DocumentModel model = new PdfFile()
                .page()
                .text(100, "Title page.")
                .page()
                .bold(100, "1 Objectives")
                .bold(130, "The change in the cognitive subscale of the scale for this disease from the start until")
                .bold(142, "Week 24")
                .text(170, FULL, "on here.")
                .read();

        assertThat(headings(model)).containsExactly("1|1|Objectives|2");
    }

    @Test
    void boldSentenceThatGoesOnOnTheNextPageIsNoHeading() throws IOException {
        DocumentModel model = new PdfFile()
                .page()
                .text(100, "Title page.")
                .page()
                .bold(100, "1 Analysis")
                .bold(650, "Treatment emergent adverse events will be tabulated by class")
                .page()
                .text(100, "and preferred term for all of the patients.")
                .read();

        assertThat(headings(model)).containsExactly("1|1|Analysis|2");
    }

    @Test
    void labelAboveATableIsNoHeading() throws IOException {
        PdfFile file = new PdfFile()
                .page()
                .text(100, "Title page.")
                .page()
                .bold(100, "1 Results")
                .bold(160, "Population: Safety");
        for (int i = 0; i < 4; i++) {
            file.at(72, 190 + 12 * i, "Week " + i)
                    .at(180, 190 + 12 * i, "8" + i)
                    .at(260, 190 + 12 * i, "7" + i);
        }

        assertThat(headings(file.read())).containsExactly("1|1|Results|2");
    }

    @Test
    void runningHeadsAndPageNumbersAreDropped() throws IOException {
        PdfFile file = new PdfFile();
        for (int page = 1; page <= 4; page++) {
            file.page()
                    .text(30, "Protocol ABC-123 Version 2")
                    .text(200 + page, FULL, "on. Statement " + (char) ('A' + page) + " ends here.")
                    .text(770, "Page " + page + " of 4");
        }

        assertThat(texts(file.read()))
                .containsExactly(
                        FULL + " on. Statement B ends here.",
                        FULL + " on. Statement C ends here.",
                        FULL + " on. Statement D ends here.",
                        FULL + " on. Statement E ends here.");
    }

    @Test
    void contentsPageIsDroppedButTellsHeadings() throws IOException {
        String dots = " ................................ ";
        DocumentModel model = new PdfFile()
                .page()
                .text(100, "Clinical Trial Protocol.")
                .page()
                .text(100, "Table of Contents")
                .text(130, "1 Introduction" + dots + "3", "1.1 Background" + dots + "3")
                .text(154, "2 Trial Design" + dots + "3", "3 Trial Population" + dots + "4")
                .page()
                .text(100, "1 Introduction")
                .text(130, "1.1 Background")
                .text(160, FULL, "on here.")
                .text(220, "2 Trial Design")
                .text(250, FULL, "on here.")
                .page()
                .text(100, "3 Trial Population")
                .text(130, FULL, "on here.")
                .read();

        assertThat(model.blocks()).noneMatch(block -> block.text().contains("..."));
        assertThat(headings(model))
                .containsExactly(
                        "1|1|Introduction|3", "2|1.1|Background|3", "1|2|Trial Design|3", "1|3|Trial Population|4");
    }

    @Test
    void linesOfAParagraphAreJoinedAndParagraphsAreNot() throws IOException {
        DocumentModel model = new PdfFile()
                .page()
                .text(100, FULL, FULL, "on.")
                .text(160, FULL, "on.")
                .read();

        assertThat(texts(model)).containsExactly(FULL + " " + FULL + " on.", FULL + " on.");
    }

    @Test
    void paragraphGoesOnBehindTheEndOfThePage() throws IOException {
        DocumentModel model = new PdfFile()
                .page()
                .text(600, FULL, FULL)
                .page()
                .text(100, "on at the top of the next page.")
                .read();

        assertThat(texts(model)).containsExactly(FULL + " " + FULL + " on at the top of the next page.");
        assertThat(model.blocks().get(0).at().page()).isEqualTo(1);
    }

    @Test
    void raisedDigitsBehindADigitStaySuperscript() throws IOException {
        String before = "Platelets below 100 x 10";
        double end = 72 + PdfFile.width(before);
        DocumentModel model = new PdfFile()
                .page()
                .at(72, 100, before)
                .small(end, 96, "9")
                .at(end + 3.4, 100, "/L are excluded.")
                .read();

        assertThat(texts(model)).containsExactly("Platelets below 100 x 10⁹/L are excluded.");
    }

    @Test
    void raisedDigitsOfUnitsIsotopesAndNotesStaySuperscript() throws IOException {
        String before = "Doses of 50 cm";
        double end = 72 + PdfFile.width(before);
        double start = 72 + PdfFile.width("The ");
        DocumentModel model = new PdfFile()
                .page()
                .at(72, 100, before)
                .small(end, 96, "2")
                .at(end + 6, 100, "were given to all of the patients.")
                .at(72, 130, "The")
                .small(start, 126, "11")
                .at(start + 6.8, 130, "C tracer was given to some of them.")
                .read();

        assertThat(texts(model))
                .containsExactly(
                        "Doses of 50 cm² were given to all of the patients.",
                        "The ¹¹C tracer was given to some of them.");
    }

    @Test
    void glyphsThatOnlyTheirPlaceInTheFontNamesAreRead() {
        String fonts = "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>/S " + byPlace("SymbolMT") + "/T "
                + byPlace("TimesNewRomanPSMT") + ">>";
        String content = "BT /F 12 Tf 50 700 Td (Dose) Tj /S 12 Tf <00740044> Tj /F 12 Tf (65 and) Tj"
                + " /T 12 Tf <0094> Tj /F 12 Tf (80) Tj ET";
        String pdf = "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
                + "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
                + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<" + fonts
                + ">>>>endobj\n4 0 obj<</Length " + content.length() + ">>stream\n" + content
                + "\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF";

        assertThat(texts(MadeFile.read(pdf, "made.pdf")).get(0).replace(" ", ""))
                .isEqualTo("Dose≥α65and≤80");
    }

    /** A font as some programs write it: glyphs by place, no list of characters. */
    private static String byPlace(String name) {
        return "<</Type/Font/Subtype/Type0/BaseFont/" + name + "/Encoding/Identity-H/DescendantFonts[<</Type/Font"
                + "/Subtype/CIDFontType2/BaseFont/" + name + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)"
                + "/Supplement 0>>/DW 600/FontDescriptor<</Type/FontDescriptor/FontName/" + name
                + "/Flags 4/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80/FontBBox[0 -200 1000 900]>>>>]>>";
    }

    @Test
    void bulletsBecomeListItemsWithLevels() throws IOException {
        DocumentModel model = new PdfFile()
                .page()
                .text(100, FULL, "on with these:")
                .at(90, 130, "• Aged 50 or over")
                .at(110, 145, "• Measured at screening")
                .at(90, 160, "• Written consent")
                .read();

        assertThat(MadeFile.blocks(model, ListItem.class))
                .extracting(item -> item.level() + item.marker() + item.text())
                .containsExactly("0•Aged 50 or over", "1•Measured at screening", "0•Written consent");
    }

    @Test
    void pageOfMoreCharactersThanAllowedIsRefused() throws IOException {
        PdfFile file = new PdfFile().page();
        for (int i = 0; i <= ReadingLimits.GLYPHS_PER_PAGE / 1000; i++) {
            file.text(100 + i % 500, "x".repeat(1000));
        }
        byte[] pdf = file.bytes();

        assertThatExceptionOfType(UnreadableSource.class)
                .isThrownBy(() -> MadeFile.read(pdf, "made.pdf"))
                .matches(e -> e.problem() == Problem.TOO_LARGE)
                .withMessageContaining("100000 characters on one page");
    }

    private static List<String> headings(DocumentModel model) {
        return MadeFile.blocks(model, Heading.class).stream()
                .map(heading -> heading.level() + "|" + heading.number() + "|" + heading.text() + "|"
                        + heading.at().page())
                .toList();
    }

    private static List<String> texts(DocumentModel model) {
        assertThat(model.blocks()).allMatch(Paragraph.class::isInstance);
        return model.blocks().stream().map(Block::text).toList();
    }
}
