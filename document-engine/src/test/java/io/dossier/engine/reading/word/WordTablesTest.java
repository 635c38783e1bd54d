package io.dossier.engine.reading.word;

import static io.dossier.engine.reading.word.WordFile.cell;
import static io.dossier.engine.reading.word.WordFile.headerRow;
import static io.dossier.engine.reading.word.WordFile.paragraph;
import static io.dossier.engine.reading.word.WordFile.row;
import static io.dossier.engine.reading.word.WordFile.run;
import static io.dossier.engine.reading.word.WordFile.style;
import static io.dossier.engine.reading.word.WordFile.tag;
import static io.dossier.engine.reading.word.WordFile.val;
import static io.dossier.engine.reading.word.WordFile.words;
import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Table;
import io.dossier.engine.reading.MadeFile;
import java.util.List;
import org.junit.jupiter.api.Test;

class WordTablesTest {

    @Test
    void cellOverTwoColumnsMovesTheNextOne() {
        Table table = read(
                tag("tbl", row(cell("Both", val("gridSpan", 2)), cell("Third")), row(cell("1"), cell("2"), cell("3"))));

        assertThat(table.columns()).isEqualTo(3);
        assertThat(table.rows().get(0).cells())
                .containsExactly(new Table.Cell("Both", 1, 2, 1), new Table.Cell("Third", 3, 1, 1));
    }

    @Test
    void cellOverTwoRowsIsKeptOnce() {
        Table table = read(tag(
                "tbl",
                row(cell("Tall", val("vMerge", "restart")), cell("a")),
                row(cell("", "<w:vMerge/>"), cell("b")),
                row(cell("Next"), cell("c"))));

        assertThat(table.rows().get(0).cells().get(0)).isEqualTo(new Table.Cell("Tall", 1, 1, 2));
        assertThat(table.rows().get(1).cells()).containsExactly(new Table.Cell("b", 2, 1, 1));
        assertThat(table.rows().get(2).cells().get(0)).isEqualTo(new Table.Cell("Next", 1, 1, 1));
    }

    @Test
    void textHiddenByAStyleIsLeftOutOfACellUnlessItsRunShowsIt() {
        String shown = tag("r", "<w:rPr><w:vanish w:val=\"0\"/></w:rPr>", words("Real text."));
        String cell = tag(
                "tc",
                paragraph(val("pStyle", "Help"), "Instruction to authors. "),
                tag("p", tag("pPr", val("pStyle", "Help")), run("More of it."), shown));
        Table table = MadeFile.blocks(
                        WordFile.of(tag("tbl", row(cell)))
                                .styles(style("Help", "Help text", "Normal", "<w:rPr><w:vanish/></w:rPr>"))
                                .read(),
                        Table.class)
                .get(0);

        assertThat(table.text()).isEqualTo("Real text.");
    }

    @Test
    void onlyTheFirstMarkedRowsAreHeaders() {
        Table table = read(tag(
                "tbl",
                headerRow(cell("Visit"), cell("Day")),
                headerRow(cell(""), cell("n")),
                row(cell("1"), cell("2")),
                headerRow(cell("3"), cell("4"))));

        assertThat(table.headerRows()).isEqualTo(2);
        assertThat(table.rows()).hasSize(4);
    }

    @Test
    void captionAboveBecomesTheTitle() {
        Table table = read(paragraph("Table 3: Schedule of visits"), tag("tbl", row(cell("a"), cell("b"))));

        assertThat(table.title()).isEqualTo("Table 3: Schedule of visits");
    }

    @Test
    void cellIsFoundByTableRowAndColumn() {
        List<Table> tables = MadeFile.blocks(
                WordFile.of(
                                paragraph(val("outlineLvl", 0), "Visits"),
                                tag("tbl", row(cell("x"))),
                                tag("tbl", row(cell("a"), cell("b")), row(cell("c"), cell("d"))))
                        .read(),
                Table.class);

        Locator cell = tables.get(1).at().cell(2, 1);
        assertThat(cell.table()).isEqualTo(2);
        assertThat(cell.row()).isEqualTo(2);
        assertThat(cell.column()).isEqualTo(1);
        assertThat(cell.headingPath()).containsExactly("Visits");
        assertThat(tables.get(1).rows().get(1).cells().get(0).text()).isEqualTo("c");
    }

    @Test
    void rowsAndCellsInContentControlsAreRead() {
        String rowControl = tag("sdt", tag("sdtContent", row(cell("a"), cell("b"))));
        String cellControl = tag("sdt", tag("sdtContent", cell("c")));
        assertThat(read(tag("tbl", rowControl, row(cellControl, cell("d")))).text())
                .isEqualTo("a\tb\nc\td");
    }

    @Test
    void changesInACellReadAsAccepted() {
        String changed =
                tag("tc", tag("p", run("n = "), tag("del", tag("r", tag("delText", "84"))), tag("ins", run("86"))));
        assertThat(read(tag("tbl", row(changed, cell("x")))).text()).isEqualTo("n = 86\tx");
    }

    @Test
    void deletedRowIsLeftOut() {
        String deleted = tag("tr", "<w:trPr><w:del/></w:trPr>", cell("old"));
        assertThat(read(tag("tbl", deleted, row(cell("kept")))).text()).isEqualTo("kept");
    }

    @Test
    void paragraphsOfACellAndTablesInItAreItsText() {
        String inner = tag("tbl", row(cell("inner")));
        String outer = tag("tc", paragraph("One"), paragraph("two"), inner, paragraph("three"));
        assertThat(read(tag("tbl", row(outer))).text()).isEqualTo("One two inner three");
    }

    private static Table read(String... body) {
        List<Table> tables = MadeFile.blocks(WordFile.of(body).read(), Table.class);
        assertThat(tables).hasSize(1);
        return tables.get(0);
    }
}
