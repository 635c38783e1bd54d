package io.dossier.engine.reading.csv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Problem;
import io.dossier.engine.model.Table;
import io.dossier.engine.reading.MadeFile;
import io.dossier.engine.reading.UnreadableSource;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvReaderTest {

    @Test
    void fileIsOneTableWhoseFirstRowIsItsHeader() {
        Table table = read("VISIT,DAY\nBaseline,1\nWeek 2,15\n");

        assertThat(table.headerRows()).isEqualTo(1);
        assertThat(table.columns()).isEqualTo(2);
        assertThat(table.text()).isEqualTo("VISIT\tDAY\nBaseline\t1\nWeek 2\t15");
        assertThat(table.at().table()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {",", ";", "\t", "|"})
    void delimiterIsToldFromTheText(String delimiter) {
        String text = "Name#Value#Unit\nMean#1.5#mg\nMedian#2.5#mg\n".replace("#", delimiter);

        assertThat(read(text).columns()).isEqualTo(3);
    }

    @Test
    void decimalCommasDoNotHideTheSemicolon() {
        Table table = read("Group;Mean\nA;1,5\nB;2,25\n");

        assertThat(table.rows().get(2).cells()).extracting(Table.Cell::text).containsExactly("B", "2,25");
    }

    @Test
    void windowsCharactersAreTold() {
        byte[] bytes =
                "Wirkung;Häufigkeit\nÜbelkeit;5 %\nMüdigkeit – täglich;7 %\n".getBytes(Charset.forName("windows-1252"));

        assertThat(table(MadeFile.read(bytes, "made.csv")).text()).contains("Übelkeit", "Müdigkeit – täglich");
    }

    @Test
    void byteOrderMarksAreNoText() {
        byte[] wide = "\uFEFFA;B\n1;µ\n".getBytes(StandardCharsets.UTF_16LE);

        assertThat(read("\uFEFFA,B\n1,2\n").text()).isEqualTo("A\tB\n1\t2");
        assertThat(table(MadeFile.read(wide, "made.csv")).text()).isEqualTo("A\tB\n1\tµ");
    }

    @Test
    void quotedFieldKeepsDelimitersQuotesAndLineEnds() {
        Table table = read("Term,Note\n\"Pain, severe\",\"He said \"\"no\"\"\ntwice\"\n");

        assertThat(table.rows()).hasSize(2);
        assertThat(table.text()).endsWith("Pain, severe\tHe said \"no\" twice");
    }

    @Test
    void numbersStayAsWritten() {
        assertThat(read("ID,VALUE\n007,1.50\n").text()).endsWith("007\t1.50");
    }

    @Test
    void shorterRowsAreReadWithAWarning() {
        DocumentModel model = MadeFile.read("A,B,C\n1,2,3\n4,5\n", "made.csv");

        assertThat(table(model).rows().get(2).cells()).hasSize(2);
        assertThat(model.warnings()).singleElement().asString().contains("fewer fields");
    }

    @Test
    void moreCellsThanAllowedAreRefused() {
        String text = "1,2\n".repeat(500_001);

        assertThatExceptionOfType(UnreadableSource.class)
                .isThrownBy(() -> MadeFile.read(text, "made.csv"))
                .matches(e -> e.problem() == Problem.TOO_LARGE)
                .withMessageContaining("1000000 cells");
    }

    @Test
    void moreColumnsThanAllowedAreRefused() {
        String text = "1,".repeat(16_384) + "2\n";

        assertThatExceptionOfType(UnreadableSource.class)
                .isThrownBy(() -> MadeFile.read(text, "made.csv"))
                .matches(e -> e.problem() == Problem.TOO_LARGE)
                .withMessageContaining("16384 columns");
    }

    private static Table read(String text) {
        return table(MadeFile.read(text, "made.csv"));
    }

    private static Table table(DocumentModel model) {
        assertThat(model.blocks()).hasSize(1);
        return (Table) model.blocks().get(0);
    }
}
