package io.dossier.engine.reading.rtf;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.Table;
import io.dossier.engine.reading.MadeFile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables as the programs write them that make clinical outputs. */
class RtfTablesTest {

    private static final String THREE = "\\cellx2000\\cellx4000\\cellx6000 ";
    private static final String WHOLE = "\\trowd\\cellx6000 ";
    private static final String BREAK = "\\pard\\page\\par ";

    @Test
    void spanningHeaderIsOneCell() {
        Table table =
                table("\\trowd\\trhdr\\cellx2000\\clmgf\\cellx4000\\clmrg\\cellx6000 Visit\\cell Dose\\cell\\cell\\row"
                        + "\\trowd\\trhdr" + THREE + "\\cell Low\\cell High\\cell\\row" + row("Week 2", "5", "9"));

        assertThat(table.headerRows()).isEqualTo(2);
        assertThat(table.columns()).isEqualTo(3);
        assertThat(table.rows().get(0).cells())
                .containsExactly(new Table.Cell("Visit", 1, 1, 1), new Table.Cell("Dose", 2, 2, 1));
    }

    @Test
    void cellMergedDownwardsIsOneCell() {
        String first = "\\trowd\\clvmgf\\cellx2000\\cellx4000 Sex\\cell F\\cell\\row";
        String next = "\\trowd\\clvmrg\\cellx2000\\cellx4000 \\cell M\\cell\\row";
        Table table = table(first + next + next);

        assertThat(table.rows().get(0).cells().get(0)).isEqualTo(new Table.Cell("Sex", 1, 1, 3));
        assertThat(table.rows().get(2).cells()).containsExactly(new Table.Cell("M", 2, 1, 1));
    }

    @Test
    void blockMergedBothWaysIsOneCell() {
        String first =
                "\\trowd\\clvmgf\\clmgf\\cellx2000\\clvmgf\\clmrg\\cellx4000\\cellx6000 A\\cell\\cell b\\cell\\row";
        String next =
                "\\trowd\\clvmrg\\clmgf\\cellx2000\\clvmrg\\clmrg\\cellx4000\\cellx6000 \\cell\\cell c\\cell\\row";
        Table table = table(first + next);

        assertThat(table.rows().get(0).cells().get(0)).isEqualTo(new Table.Cell("A", 1, 2, 2));
        assertThat(table.rows().get(1).cells()).containsExactly(new Table.Cell("c", 3, 1, 1));
    }

    @Test
    void rowThatStartsFurtherRightLeavesColumnsFree() {
        Table table =
                table("\\trowd\\trleft2000\\cellx4000\\cellx6000 Low\\cell High\\cell\\row" + row("Week 2", "5", "9"));

        assertThat(table.rows().get(0).cells()).extracting(Table.Cell::column).containsExactly(2, 3);
    }

    @Test
    void linesAroundATableAreItsTitleAndNotes() {
        DocumentModel model = read("\\pard Study X\\par Table 14.1\\par Visits by dose\\par Safety population\\par "
                + row("Visit", "Low", "High") + row("Week 2", "5", "9")
                + "\\pard [1] Fisher's test.\\par Source: adsl\\par\\pard More text.\\par");

        Table table = MadeFile.blocks(model, Table.class).get(0);
        assertThat(table.title()).isEqualTo("Table 14.1 Visits by dose Safety population");
        assertThat(table.notes()).containsExactly("[1] Fisher's test.", "Source: adsl");
        assertThat(MadeFile.blocks(model, Paragraph.class))
                .extracting(Paragraph::text)
                .containsExactly("Study X", "More text.");
    }

    @Test
    void rowsOfOneCellAroundATableAreItsTitleAndNotes() {
        Table table = table(WHOLE + "Table 14.1\\cell\\row" + WHOLE + "Visits\\cell\\row" + row("Visit", "Low", "High")
                + WHOLE + "Cardiac disorders\\cell\\row" + row("Week 2", "5", "9") + WHOLE + "Source: adsl\\cell\\row");

        assertThat(table.title()).isEqualTo("Table 14.1 Visits");
        assertThat(table.notes()).containsExactly("Source: adsl");
        assertThat(table.text()).isEqualTo("Table 14.1 Visits\nVisit\tLow\tHigh\nCardiac disorders\nWeek 2\t5\t9");
    }

    @Test
    void titleRowsInThePageHeaderAndNotesInTheFooterAreOfTheirSection() {
        String section = "{\\header\\trowd\\cellx3000\\cellx6000 Study X\\cell Page 1 of 2\\cell\\row"
                + WHOLE + "Table 14.%d\\cell\\row" + WHOLE + "Visits\\cell\\row}"
                + "{\\footer\\trowd\\cellx6000 Source: %d\\cell\\row}" + row("Visit", "Low", "High")
                + row("Week %d", "5", "9");
        List<Table> tables = MadeFile.blocks(
                read(section.replace("%d", "1") + "\\pard\\sect\\sectd" + section.replace("%d", "2") + "\\pard\\par"),
                Table.class);

        assertThat(tables).extracting(Table::title).containsExactly("Table 14.1 Visits", "Table 14.2 Visits");
        assertThat(tables).extracting(Table::notes).containsExactly(List.of("Source: 1"), List.of("Source: 2"));
    }

    @Test
    void tableOverPagesIsOneWithItsPagesKnown() {
        String header = row("Visit", "Low", "High");
        DocumentModel model = read("\\pard Table 14.1\\par Visits\\par " + header + row("Week 2", "5", "9")
                + "\\pard Note: all\\par"
                + BREAK + "\\pard Table 14.1\\par Visits (continued)\\par " + header + row("Week 4", "6", "8")
                + "\\pard Note: all\\par" + BREAK + "\\pard Table 14.2\\par " + header + row("Week 6", "7", "7"));

        List<Table> tables = MadeFile.blocks(model, Table.class);
        assertThat(tables).extracting(Table::title).containsExactly("Table 14.1 Visits", "Table 14.2");
        Table first = tables.get(0);
        assertThat(first.headerRows()).isEqualTo(1);
        assertThat(first.text()).isEqualTo("Table 14.1 Visits\nVisit\tLow\tHigh\nWeek 2\t5\t9\nWeek 4\t6\t8");
        assertThat(first.notes()).containsExactly("Note: all");
        assertThat(first.cellAt(2, 1).page()).isEqualTo(1);
        assertThat(first.cellAt(3, 1).page()).isEqualTo(2);
        assertThat(tables.get(1).at().page()).isNull();
        assertThat(model.blocks()).hasSize(2);
    }

    @Test
    void tablesOfOtherColumnsBehindAPageBreakAreTheirOwn() {
        List<Table> tables = MadeFile.blocks(
                read(row("Visit", "Low", "High") + row("Week 2", "5", "9") + BREAK
                        + "\\trowd\\cellx2000\\cellx6000 Visit\\cell Low\\cell\\row" + "\\pard\\par"),
                Table.class);

        assertThat(tables).hasSize(2);
    }

    @Test
    void emptyParagraphPartsTwoTables() {
        List<Table> tables = MadeFile.blocks(
                read(row("a", "b", "c") + row("d", "e", "f") + "\\pard\\par " + row("g", "h", "i")), Table.class);

        assertThat(tables).hasSize(2);
    }

    @Test
    void tableInACellIsPartOfItsText() {
        Table table = table(
                "\\trowd" + THREE + "A\\cell \\itap2 in\\nestcell ner\\nestcell{\\*\\nesttableprops\\trowd\\cellx500"
                        + "\\nestrow}{\\nonesttables\\par}\\cell B\\cell\\row");

        assertThat(table.text()).isEqualTo("A\tin ner\tB");
    }

    @Test
    void titleWithoutATableIsAParagraph() {
        DocumentModel model = read("\\pard Table 14.1 is not here.\\par\\pard Text.\\par");

        assertThat(model.blocks())
                .extracting(block -> block.text())
                .containsExactly("Table 14.1 is not here.", "Text.");
    }

    private static String row(String... cells) {
        return "\\trowd" + THREE + String.join("\\cell ", cells) + "\\cell\\row\n";
    }

    private static Table table(String rows) {
        List<Table> tables = MadeFile.blocks(read(rows + "\\pard\\par"), Table.class);
        assertThat(tables).hasSize(1);
        return tables.get(0);
    }

    private static DocumentModel read(String body) {
        return MadeFile.read("{\\rtf1\\ansi\\ansicpg1252 " + body + "}", "made.rtf");
    }
}
