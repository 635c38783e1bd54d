package io.dossier.engine.reading.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.Table;
import io.dossier.engine.reading.MadeFile;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tables of which nothing but the places of their words shows the columns. */
class PdfColumnTablesTest {

    private static final double[] XS = {72, 200, 280, 340, 420};

    @Test
    void titleAndHeaderWithFewPartsHideNoColumns() throws IOException {
        PdfFile file = new PdfFile().page();
        file.at(72, 100, "Study: ABC-123").at(430, 100, "Page 1 of 1");
        file.at(72, 112, "Subjects: All");
        file.at(200, 124, "Table 7 Age of all subjects");
        row(file, 148, "", "", "Low", "High", "");
        row(file, 160, "", "Placebo", "dose", "dose", "Total");
        row(file, 178, "Age", "75.2", "75.7", "74.4", "75.1");
        row(file, 190, "Weight", "62.1", "67.3", "70.0", "66.6");
        row(file, 202, "Height", "162", "163", "165", "164");
        Table table = table(file.read());

        assertThat(table.title()).isEqualTo("Table 7 Age of all subjects");
        assertThat(table.columns()).isEqualTo(5);
        assertThat(rows(table))
                .endsWith("Age|75.2|75.7|74.4|75.1", "Weight|62.1|67.3|70.0|66.6", "Height|162|163|165|164");
    }

    @Test
    void rowsWithoutALabelStayRows() throws IOException {
        PdfFile file = new PdfFile().page();
        row(file, 100, "Age", "n", "86", "84", "84");
        row(file, 112, "", "Mean", "75.2", "75.7", "74.4");
        row(file, 124, "", "SD", "8.59", "8.29", "7.89");
        row(file, 136, "Sex", "n", "86", "84", "84");

        assertThat(rows(table(file.read())))
                .containsExactly("Age|n|86|84|84", "|Mean|75.2|75.7|74.4", "|SD|8.59|8.29|7.89", "Sex|n|86|84|84");
    }

    @Test
    void cellGoesOnInTheNextLineWhereItsWordsDidNotFit() throws IOException {
        PdfFile file = new PdfFile().page();
        row(file, 100, "Blinding", "The patch looks", "Yes");
        row(file, 112, "", "like placebo");
        row(file, 130, "Washout", "Two weeks", "No");
        row(file, 148, "Rescue", "None", "No");

        assertThat(rows(table(file.read())))
                .containsExactly("Blinding|The patch looks like placebo|Yes", "Washout|Two weeks|No", "Rescue|None|No");
    }

    @Test
    void labelGoesOnInTheNextLineWhereItsWordsDidNotFit() throws IOException {
        PdfFile file = new PdfFile().page();
        row(file, 100, "CARDIAC");
        row(file, 112, "SUPRAVENTRICULAR", "1", "2", "1");
        row(file, 124, "EXTRASYSTOLES");
        row(file, 136, "BRADYCARDIA", "4", "0", "0");
        row(file, 148, "EYE", "1", "0", "0");

        assertThat(rows(table(file.read())))
                .containsExactly("SUPRAVENTRICULAR EXTRASYSTOLES|1|2|1", "BRADYCARDIA|4|0|0", "EYE|1|0|0");
    }

    @Test
    void labelOverSeveralColumnsIsOneCell() throws IOException {
        PdfFile file = new PdfFile().page();
        row(file, 100, "Visit", "n", "Mean", "SD");
        row(file, 112, "Week 2", "86", "18.0", "4.27");
        row(file, 124, "End of the treatment, subjects with a value", "", "", "");
        row(file, 136, "Week 4", "84", "17.9", "4.22");
        row(file, 148, "Week 6", "80", "18.5", "4.16");
        Table table = table(file.read());

        assertThat(table.columns()).isEqualTo(4);
        assertThat(table.rows().get(2).cells().get(0).columnSpan()).isGreaterThan(1);
        assertThat(rows(table)).contains("Week 2|86|18.0|4.27", "Week 6|80|18.5|4.16");
    }

    @Test
    void numbersASpaceApartAreCellsWhereAllRowsSaySo() throws IOException {
        PdfFile file = new PdfFile().page();
        for (int i = 0; i < 5; i++) {
            file.at(72, 100 + 12 * i, "Week " + 2 * i)
                    .at(180, 100 + 12 * i, "8" + i)
                    .at(196, 100 + 12 * i, "7" + i + ".2");
        }

        assertThat(rows(table(file.read()))).contains("Week 0|80|70.2", "Week 8|84|74.2");
    }

    @Test
    void numbersOfRowsBelongToTheirLabels() throws IOException {
        PdfFile file = new PdfFile().page();
        row(file, 100, "Feature", "Present", "Absent");
        row(file, 112, "1. Abrupt onset", "2", "0");
        row(file, 124, "2. Depression", "1", "0");
        row(file, 136, "3. Strokes", "2", "0");

        assertThat(rows(table(file.read())))
                .containsExactly(
                        "Feature|Present|Absent", "1. Abrupt onset|2|0", "2. Depression|1|0", "3. Strokes|2|0");
    }

    @Test
    void listItemBetweenTwoColumnsEndsTheTable() throws IOException {
        PdfFile file = new PdfFile().page();
        row(file, 100, "Aldomet", "", "2 weeks");
        row(file, 112, "Catapres", "", "2 weeks");
        row(file, 124, "Tenex", "", "2 weeks");
        file.at(72, 136, "b) Alpha receptor blockers including but not limited to");
        row(file, 148, "Cardura", "", "2 weeks");
        row(file, 160, "Hytrin", "", "1 week");
        row(file, 172, "Minipress", "", "2 weeks");
        DocumentModel model = file.read();

        assertThat(MadeFile.blocks(model, Table.class)).hasSize(2);
        assertThat(MadeFile.blocks(model, ListItem.class))
                .extracting(ListItem::text)
                .containsExactly("Alpha receptor blockers including but not limited to");
    }

    @Test
    void wordsOfASentenceAreNoColumns() throws IOException {
        DocumentModel model = new PdfFile()
                .page()
                .text(100, "Patients take one tablet in the morning.", "They take it with a glass of water.")
                .text(124, "No food is allowed for one hour then.", "Visits take place every second week.")
                .read();

        assertThat(MadeFile.blocks(model, Table.class)).isEmpty();
        assertThat(MadeFile.blocks(model, Paragraph.class)).isNotEmpty();
    }

    private static void row(PdfFile file, double y, String... cells) throws IOException {
        for (int c = 0; c < cells.length; c++) {
            if (!cells[c].isEmpty()) {
                file.at(XS[c], y, cells[c]);
            }
        }
    }

    private static List<String> rows(Table table) {
        return table.rows().stream()
                .map(row -> row.cells().stream().map(Table.Cell::text).collect(Collectors.joining("|")))
                .toList();
    }

    private static Table table(DocumentModel model) {
        List<Table> tables = MadeFile.blocks(model, Table.class);
        assertThat(tables).hasSize(1);
        return tables.get(0);
    }
}
