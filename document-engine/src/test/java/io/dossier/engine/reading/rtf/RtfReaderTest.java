package io.dossier.engine.reading.rtf;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Note;
import io.dossier.engine.model.Table;
import io.dossier.engine.reading.MadeFile;
import org.junit.jupiter.api.Test;

class RtfReaderTest {

    private static final String ROW = "\\trowd\\cellx2000\\cellx4000 ";
    private static final String HEADER_ROW = "\\trowd\\trhdr\\cellx2000\\cellx4000 Visit\\cell Day\\cell\\row\n";

    @Test
    void paragraphsAreReadWithTheirCharacters() {
        DocumentModel model = read("\\pard Caf\\'e9 \\u8804? 5 \\endash  10\\par\\pard Second\\par");

        assertThat(model.blocks()).extracting(Block::text).containsExactly("Café ≤ 5 – 10", "Second");
    }

    @Test
    void fontsStylesAndHiddenTextAreNoText() {
        DocumentModel model = read("{\\fonttbl{\\f0 Arial;}}{\\stylesheet{\\s0 Normal;}}{\\*\\company Name}"
                + "\\pard Shown{\\v hidden} text\\par");

        assertThat(model.blocks()).extracting(Block::text).containsExactly("Shown text");
    }

    @Test
    void binaryDataIsPassedOverWhateverItLooksLike() {
        DocumentModel model = read("\\pard Before \\\\bin9 {\\*\\picprop{\\pict\\bin12 \\bin99999999}} after\\par");

        assertThat(model.blocks()).extracting(Block::text).containsExactly("Before \\bin9 after");
    }

    @Test
    void repeatedHeaderRowIsKeptOnce() {
        Table table = table(read(HEADER_ROW + ROW + "Baseline\\cell 1\\cell\\row\n" + HEADER_ROW + ROW
                + "Week 2\\cell 15\\cell\\row\n\\pard\\par"));

        assertThat(table.headerRows()).isEqualTo(1);
        assertThat(table.text()).isEqualTo("Visit\tDay\nBaseline\t1\nWeek 2\t15");
    }

    @Test
    void titleAboveBelongsToTheTable() {
        DocumentModel model =
                read("\\pard Table 14.1 Visits\\par\n" + HEADER_ROW + ROW + "Baseline\\cell 1\\cell\\row\n\\pard\\par");

        assertThat(table(model).title()).isEqualTo("Table 14.1 Visits");
        assertThat(model.blocks()).hasSize(1);
    }

    @Test
    void titleInThePageHeaderAndNoteInTheFooterBelongToTheTable() {
        DocumentModel model = read("{\\header\\pard Table 14.2\\par Visits by group\\par}"
                + "{\\footer\\pard Source: study data\\par Page 1 of 3\\par}"
                + HEADER_ROW + ROW + "Baseline\\cell 1\\cell\\row\n\\pard\\par");

        assertThat(table(model).title()).isEqualTo("Table 14.2 Visits by group");
        assertThat(table(model).notes()).containsExactly("Source: study data");
    }

    @Test
    void edgesOfAllRowsMakeTheGrid() {
        Table table =
                table(read("\\trowd\\cellx4000 Both\\cell\\row\n" + ROW + "Left\\cell Right\\cell\\row\n\\pard\\par"));

        assertThat(table.columns()).isEqualTo(2);
        assertThat(table.rows().get(0).cells()).containsExactly(new Table.Cell("Both", 1, 2, 1));
    }

    @Test
    void typedBulletMakesAListItem() {
        DocumentModel model = read("\\pard \\bullet  Aged 50 or over\\par");

        assertThat(model.blocks()).singleElement().isInstanceOfSatisfying(ListItem.class, item -> {
            assertThat(item.marker()).isEqualTo("•");
            assertThat(item.text()).isEqualTo("Aged 50 or over");
        });
    }

    @Test
    void headingsAreToldByTheirStyle() {
        DocumentModel model = read("{\\stylesheet{\\s0 Normal;}{\\s1 heading 1;}{\\s2\\sbasedon1 heading 2;}}"
                + "\\pard\\s1 1. Study\\par\\pard\\s2 1.1 Visits\\par\\pard\\s0 Text\\par");

        assertThat(MadeFile.blocks(model, Heading.class))
                .extracting(heading -> heading.level() + " " + heading.number() + " " + heading.text())
                .containsExactly("1 1 Study", "2 1.1 Visits");
        assertThat(model.blocks().get(2).at().headingPath()).containsExactly("Study", "Visits");
    }

    @Test
    void raisedDigitsDoNotChangeANumber() {
        DocumentModel model = read("\\pard 10{\\super 9}/L in 5{\\up6 -2} m\\super 2\\nosupersub  of skin\\par");

        assertThat(model.blocks()).extracting(Block::text).containsExactly("10⁹/L in 5⁻² m² of skin");
    }

    @Test
    void symbolFontsAndSymbolFieldsReadAsTheyLook() {
        DocumentModel model = read("{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset2 Symbol;}}\\pard Age {\\f1 \\'b3} 50, "
                + "{\\field{\\*\\fldinst SYMBOL 163 \\\\f \"Symbol\" \\\\s 10}{\\fldrslt\\f1}} 85, \\u-3999? = 1\\par");

        assertThat(model.blocks()).extracting(Block::text).containsExactly("Age ≥ 50, ≤ 85, α = 1");
    }

    @Test
    void deletedTextIsLeftOutAndFixedSpacesAndHyphensAreKept() {
        DocumentModel model = read("\\pard Dose{\\deleted  halved} of 5\\~mg, follow\\_up\\par");

        assertThat(model.blocks()).extracting(Block::text).containsExactly("Dose of 5 mg, follow-up");
    }

    @Test
    void footnotesAndTextBoxesStandBehindTheirParagraph() {
        DocumentModel model = read("\\pard Text{\\super 1{\\footnote\\pard\\plain The note.}}"
                + "{\\shp{\\*\\shpinst{\\sp{\\sn name}{\\sv 1}}{\\shptxt\\pard In a box\\par}}{\\shprslt twice}}"
                + " goes on\\par Next\\par");

        assertThat(model.blocks())
                .extracting(Block::text)
                .containsExactly("Text¹ goes on", "In a box", "The note.", "Next");
        assertThat(MadeFile.blocks(model, Note.class)).hasSize(1);
    }

    private static Table table(DocumentModel model) {
        return MadeFile.blocks(model, Table.class).get(0);
    }

    private static DocumentModel read(String body) {
        return MadeFile.read("{\\rtf1\\ansi\\ansicpg1252 " + body + "}", "made.rtf");
    }
}
