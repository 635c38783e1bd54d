package io.dossier.engine.numbers;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.Table;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberLockTest {

    private static final Locator PLACE = new Locator("ab", "t.pdf", 1, List.of(), null, null, null, null, null);
    private static final Locator CELLS = new Locator("ab", "t.pdf", 1, List.of(), 1, null, null, null, null);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "120 subjects | 120",
                "1,234 cells | 1234",
                "a value of 3.50 | 3.5",
                "p <.0001 | 0.0001",
                "fell by -0.5 points | -0.5",
                "fell by −0.5 points | -0.5",
                "aged 65-80 years | 65;80",
                "from 65 to 80 | 65;80",
                "7.1 ± 0.4 | 7.1;0.4",
                "( -7;13) | -7;13",
                "56 ( 44%) | 56;44",
                "(N=254) | 254",
                "three groups | ''",
                "on 14 January 2025 | 14 january 2025",
                "on 2025-01-14 | 2025 01 14",
                "trial BRV-201 of PR-7 | BRV-201;PR-7",
                "Table 14-3.01 shows | 14-3.01",
                "Section 3.4.2.1 | 3.4.2.1",
                "1:1 | 1:1",
                "50mg daily for 24-week use | 50;24"
            })
    void figuresAreFoundWithTheirExactValue(String text, String values) {
        assertThat(Figures.in(text))
                .extracting(Figure::value)
                .containsExactlyElementsOf(values.isEmpty() ? List.of() : List.of(values.split(";")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3.50 mg | 3.5 mg | true",
                "3.5 | 3.49 | false",
                "4 | 3.5 | false",
                "44% | 44 | false",
                "44 % | 44% | true",
                "50 mg | 50 g | false",
                "50 milligrams | 50 mg | true",
                "14 | 14 January 2025 | false",
                "14 January 2025 | 14 Jan. 2025 | false",
                "BRV-201 | brv-201 | true",
                "201 | BRV-201 | false",
                "-2 | 2 | false",
                "1,234 | 1234 | true"
            })
    void onlyTheSameFigureIsTraced(String written, String source, boolean traced) {
        assertThat(NumberLock.untraced(written, List.of(source)).isEmpty()).isEqualTo(traced);
    }

    @Test
    void sentenceWithAFigureThatItsOriginDoesNotHaveIsLeftOut() {
        String first = "The mean age was 70.8 years.";
        String second = "There were 61 subjects.";
        Checked checked = NumberLock.check(
                text(first + " " + second, 0, first.length(), first.length() + 1, first.length() + 1 + second.length()),
                List.of("mean age, 70.8 years", "60 subjects"),
                paragraph("source"));
        assertThat(checked.block().orElseThrow().block().text().strip()).isEqualTo(first);
        assertThat(checked.block().orElseThrow().origins()).hasSize(1);
        assertThat(checked.leftOut()).hasSize(1).first().asString().contains("61", "There were 61 subjects.");
        assertThat(checked.figures()).isEqualTo(2);
    }

    @Test
    void originsFollowWhenTheFirstSentenceIsLeftOut() {
        String first = "There were 61 subjects.";
        String second = "All had pain.";
        Checked checked = NumberLock.check(
                text(first + " " + second, 0, first.length(), first.length() + 1, first.length() + 1 + second.length()),
                List.of("60 subjects", second),
                paragraph("source"));
        GeneratedBlock left = checked.block().orElseThrow();
        Origin origin = left.origins().get(0);
        assertThat(left.block().text().substring(origin.from(), origin.to())).isEqualTo(second);
    }

    @Test
    void figureInWordsWithoutOriginIsLeftOut() {
        Checked checked = NumberLock.check(text("Of 99: yes", 7, 10), List.of("yes"), paragraph("yes"));
        assertThat(checked.block().orElseThrow().block().text()).isEqualTo("yes");
        assertThat(checked.leftOut()).hasSize(1);
    }

    @Test
    void nothingIsLeftOfATextThatCannotBeTraced() {
        Checked checked = NumberLock.check(text("61 subjects", 0, 11), List.of("60 subjects"), paragraph("x"));
        assertThat(checked.block()).isEmpty();
    }

    @Test
    void cellThatCannotBeTracedIsEmptied() {
        Table table = table("Table 1 Ages", "Age", "70.8");
        GeneratedBlock block = new GeneratedBlock(
                "b1",
                table,
                List.of(
                        new Origin(null, null, 1, 1, CELLS.cell(1, 1)),
                        new Origin(null, null, 1, 2, CELLS.cell(1, 2))));
        Checked checked = NumberLock.check(block, List.of("Age", "70.7"), table("Table 1 Ages", "Age", "70.7"));
        Table left = (Table) checked.block().orElseThrow().block();
        assertThat(left.rows().get(0).cells()).extracting(Table.Cell::text).containsExactly("Age", "");
        assertThat(checked.block().orElseThrow().origins()).hasSize(1);
        assertThat(checked.leftOut()).hasSize(1);
    }

    @Test
    void titleOfATableIsComparedWithTheSourcesTitle() {
        Table table = table("Table 2 Ages", "Age");
        GeneratedBlock block = new GeneratedBlock("b1", table, List.of(new Origin(null, null, 1, 1, CELLS.cell(1, 1))));
        Checked checked = NumberLock.check(block, List.of("Age"), table("Table 1 Ages", "Age"));
        assertThat(((Table) checked.block().orElseThrow().block()).title()).isEmpty();
        assertThat(checked.leftOut()).hasSize(1);
    }

    @Test
    void whatIsAllTracedIsTheSameBlock() {
        GeneratedBlock block = text("All 60 subjects.", 0, 16);
        assertThat(NumberLock.check(block, List.of("All 60 subjects."), paragraph("x"))
                        .block())
                .containsSame(block);
    }

    private static GeneratedBlock text(String text, int... spans) {
        List<Origin> origins = new ArrayList<>();
        for (int i = 0; i < spans.length; i += 2) {
            origins.add(new Origin(spans[i], spans[i + 1], null, null, PLACE));
        }
        return new GeneratedBlock("b1", paragraph(text), origins);
    }

    private static Paragraph paragraph(String text) {
        return new Paragraph(0, PLACE, text);
    }

    private static Table table(String title, String... cells) {
        List<Table.Cell> row = new ArrayList<>();
        for (String cell : cells) {
            row.add(new Table.Cell(cell, row.size() + 1, 1, 1));
        }
        return new Table(0, CELLS, title, 0, row.size(), List.of(new Table.Row(row)), List.of());
    }
}
