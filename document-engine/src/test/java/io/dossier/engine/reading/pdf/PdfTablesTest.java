package io.dossier.engine.reading.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Table;
import io.dossier.engine.reading.MadeFile;
import io.dossier.engine.reading.ReadingLimits;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class PdfTablesTest {

    private static final double[] XS = {72, 200, 330};
    private static final double[] YS = {100, 120, 140, 160};

    @Test
    void ruledCellsBecomeATable() throws IOException {
        Table table = table(filled(new PdfFile().page().grid(XS, YS)).read());

        assertThat(table.columns()).isEqualTo(2);
        assertThat(table.headerRows()).isEqualTo(1);
        assertThat(table.text()).isEqualTo("Visit\tDay\nBaseline\t1\nWeek 2\t15");
        assertThat(table.at().page()).isEqualTo(1);
        assertThat(table.at().table()).isEqualTo(1);
    }

    @Test
    void linesOfACellAreJoined() throws IOException {
        DocumentModel model = new PdfFile()
                .page()
                .grid(XS, new double[] {100, 120, 160})
                .bold(76, 114, "Visit")
                .bold(204, 114, "Procedure")
                .at(76, 132, "Baseline")
                .at(204, 132, "Blood pressure and")
                .at(204, 144, "pulse")
                .read();

        assertThat(table(model).text()).isEqualTo("Visit\tProcedure\nBaseline\tBlood pressure and pulse");
    }

    @Test
    void cellWithoutALineInItSpansColumns() throws IOException {
        PdfFile file = new PdfFile().page();
        for (double y : YS) {
            file.line(72, y, 330, y);
        }
        file.line(72, 100, 72, 160).line(330, 100, 330, 160).line(200, 120, 200, 160);
        DocumentModel model = file.at(150, 114, "Both groups")
                .at(76, 134, "Placebo")
                .at(204, 134, "Active")
                .at(76, 154, "10")
                .at(204, 154, "12")
                .read();

        assertThat(table(model).rows().get(0).cells()).containsExactly(new Table.Cell("Both groups", 1, 2, 1));
        assertThat(table(model).text()).isEqualTo("Both groups\nPlacebo\tActive\n10\t12");
    }

    @Test
    void captionAboveAndSmallNotesBelowBelongToTheTable() throws IOException {
        DocumentModel model = filled(
                        new PdfFile().page().text(90, "Table 4: Visits").grid(XS, YS))
                .small(72, 172, "Days are counted from randomisation.")
                .text(200, "Running text of the usual size follows here, so that notes are smaller than it.")
                .read();

        assertThat(table(model).title()).isEqualTo("Table 4: Visits");
        assertThat(table(model).notes()).containsExactly("Days are counted from randomisation.");
    }

    @Test
    void tableGoesOnBehindTheEndOfThePageWithItsHeaderKeptOnce() throws IOException {
        PdfFile file = filled(new PdfFile().page().grid(XS, YS)).page().grid(XS, new double[] {100, 120, 140});
        DocumentModel model = file.bold(76, 114, "Visit")
                .bold(204, 114, "Day")
                .at(76, 134, "Week 4")
                .at(204, 134, "29")
                .read();

        assertThat(table(model).text()).isEqualTo("Visit\tDay\nBaseline\t1\nWeek 2\t15\nWeek 4\t29");
        assertThat(table(model).at().page()).isEqualTo(1);
    }

    @Test
    void partsOfLinesInTheSameColumnsMakeATableWithoutLines() throws IOException {
        DocumentModel model = new PdfFile()
                .page()
                .bold(72, 100, "Group")
                .bold(200, 100, "n")
                .bold(300, 100, "Mean age")
                .at(72, 114, "Placebo")
                .at(200, 114, "86")
                .at(300, 114, "75.2")
                .at(72, 128, "Active")
                .at(200, 128, "84")
                .at(300, 128, "74.4")
                .read();

        assertThat(table(model).text()).isEqualTo("Group\tn\tMean age\nPlacebo\t86\t75.2\nActive\t84\t74.4");
        assertThat(table(model).headerRows()).isEqualTo(1);
    }

    @Test
    void pageFullOfLinesIsAPictureAndNoTable() throws IOException {
        PdfFile file = new PdfFile().page().grid(XS, new double[] {100, 120, 140});
        for (int i = 0; i < ReadingLimits.RULINGS_PER_PAGE; i++) {
            file.line(100 + i % 300, 400, 100 + i % 300, 500);
        }
        DocumentModel model = file.at(76, 114, "Axis").at(76, 134, "Label").read();

        assertThat(MadeFile.blocks(model, Table.class)).isEmpty();
        assertThat(model.blocks()).isNotEmpty();
    }

    private static PdfFile filled(PdfFile file) throws IOException {
        return file.bold(76, 114, "Visit")
                .bold(204, 114, "Day")
                .at(76, 134, "Baseline")
                .at(204, 134, "1")
                .at(76, 154, "Week 2")
                .at(204, 154, "15");
    }

    private static Table table(DocumentModel model) {
        List<Table> tables = MadeFile.blocks(model, Table.class);
        assertThat(tables).hasSize(1);
        return tables.get(0);
    }
}
