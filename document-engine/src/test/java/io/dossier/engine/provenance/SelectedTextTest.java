package io.dossier.engine.provenance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.Table;
import io.dossier.engine.model.Table.Cell;
import io.dossier.engine.model.Table.Row;
import io.dossier.engine.provenance.SelectedText.Found;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelectedTextTest {

    private static final Locator AT = new Locator("h", "protocol.pdf", 3, List.of(), null, null, null, null, null);
    private static final String FIRST = "The study is \u201cblind\u201d for patients.";
    private static final String SECOND = "Codes are kept in sealed envelopes at each site.";

    private final List<GeneratedBlock> blocks = List.of(
            paragraph(FIRST + " " + SECOND, FIRST.length()),
            table(row("Status", "Placebo", "Zorblax"), row("Randomised", "44", "43"), row("Completed", "40", "43")));

    @Test
    void sentencesThatWereSelectedNameTheirPlaces() {
        List<Found> found = find(FIRST + " " + SECOND);
        assertThat(found).extracting(Found::words).containsExactly(FIRST, SECOND);
        assertThat(found).extracting(Found::score).containsOnly(1.0);
    }

    @Test
    void partOfASentenceIsMarkedInIt() {
        Found found = find("SEALED  envelopes").get(0);
        assertThat(SECOND.substring(found.from(), found.to())).isEqualTo("sealed envelopes");
        assertThat(find("is \"blind\" for")).extracting(Found::words).containsExactly(FIRST);
    }

    @Test
    void editedSentenceIsLessSure() {
        List<Found> found = find("Codes are kept in closed envelopes at each site.");
        assertThat(found).hasSize(1);
        assertThat(found.get(0).score()).isBetween(0.6, 0.9);
        assertThat(find("Patients avoid grapefruit during the whole study.")).isEmpty();
    }

    @Test
    void rowNamesItsCells() {
        List<Found> found = find("Randomised\t44\t43");
        assertThat(found.subList(0, 3))
                .extracting(place -> place.origin().place().row())
                .containsOnly(2);
        assertThat(found.subList(0, 3)).extracting(Found::words).containsExactly("Randomised", "44", "43");
        assertThat(find("Randomised 44 43").subList(0, 3))
                .extracting(Found::score)
                .containsOnly(1.0);
    }

    @Test
    void cellNamesEveryPlaceWhereItStands() {
        assertThat(find("43"))
                .extracting(
                        found -> found.origin().place().row(),
                        found -> found.origin().place().column())
                .containsExactly(tuple(2, 3), tuple(3, 3));
        assertThat(find("4")).isEmpty();
    }

    @Test
    void nothingSelectedIsNowhere() {
        assertThat(find(" \n\t ")).isEmpty();
    }

    private List<Found> find(String selected) {
        return new SelectedText(selected).in(blocks);
    }

    private static GeneratedBlock paragraph(String text, int end) {
        return new GeneratedBlock(
                "p",
                new Paragraph(0, AT, text),
                List.of(
                        new Origin(0, end, null, null, AT.characters(0, end)),
                        new Origin(end + 1, text.length(), null, null, AT.characters(end + 1, text.length()))));
    }

    private static GeneratedBlock table(Row... rows) {
        Table table = new Table(1, AT, "", 1, 3, List.of(rows), List.of());
        List<Origin> origins = new ArrayList<>();
        for (int row = 1; row <= rows.length; row++) {
            for (Cell cell : rows[row - 1].cells()) {
                origins.add(new Origin(null, null, row, cell.column(), table.cellAt(row, cell.column())));
            }
        }
        return new GeneratedBlock("t", table, origins);
    }

    private static Row row(String... texts) {
        List<Cell> cells = new ArrayList<>();
        for (String text : texts) {
            cells.add(new Cell(text, cells.size() + 1, 1, 1));
        }
        return new Row(cells);
    }
}
