package io.dossier.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.instructions.Instruction;
import io.dossier.engine.instructions.Instruction.Author;
import io.dossier.engine.instructions.InstructionReader;
import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Table;
import io.dossier.engine.model.Table.Cell;
import io.dossier.engine.model.Table.Row;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import io.dossier.engine.routing.SourceBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableRowsTest {

    private final RoutedSource source = new SourceBuilder("sites.csv", "Data")
            .table("Sites", "SITE|COUNTRY|N", "701|Germany|12", "702|France|7", "703|Germany|5")
            .build();

    @Test
    void onlyRowsWithTheValueAreCopiedFromTheirPlaces() {
        RuleResult result =
                new Written(source).user("Only rows with country \"germany\"").by("TableRule", "sites.csv");
        assertThat(Written.text(result)).isEqualTo("Sites\nSITE\tCOUNTRY\tN\n701\tGermany\t12\n703\tGermany\t5");
        assertThat(result.blocks().get(0).origins())
                .filteredOn(origin -> origin.row() == 3)
                .allSatisfy(origin -> assertThat(origin.place().row()).isEqualTo(4));
        assertThat(result.explanation()).contains("2 of 3 rows");
        assertThat(result.findings().numbersLeftOut()).isEmpty();
    }

    @Test
    void ruleMayNameARowByItsLabelOrNumber() {
        assertThat(Written.text(new Written(source).by("TableRule", "sites.csv, only the row \"702\"")))
                .endsWith("N\n702\tFrance\t7");
        assertThat(Written.text(new Written(source).by("TableRule", "sites.csv, only row 3")))
                .endsWith("N\n703\tGermany\t5");
    }

    @Test
    void nothingIsCopiedWhereNoRowFits() {
        RuleResult result = new Written(source).by("TableRule", "sites.csv, only rows with COUNTRY \"Spain\"");
        assertThat(result.blocks()).isEmpty();
        assertThat(result.explanation()).contains("0 of 3 rows of Sites");
    }

    @Test
    void tableWithoutTheColumnStaysWholeAndIsTold() {
        RuleResult result = new Written(source).by("TableRule", "sites.csv, only rows with ARM \"Placebo\"");
        assertThat(((Table) result.blocks().get(0).block()).rows()).hasSize(4);
        assertThat(result.explanation()).contains("has no column ARM");
    }

    @Test
    void passagesKeepTheirTablesRowsToo() {
        RuleResult result = new Written(source).routed(0).user("Only row 1").by("CopyPasteRule", "");
        assertThat(Written.text(result)).endsWith("N\n701\tGermany\t12");
    }

    @Test
    void dataSetTooLargeForADocumentIsCopiedAsFarAsItsRowsAreWanted() {
        String[] rows = new String[TableCopy.MOST_CELLS];
        rows[0] = "SUBJECT|SEX";
        for (int i = 1; i < rows.length; i++) {
            rows[i] = "S" + i + "|" + (i == 7 ? "F" : "M");
        }
        Written large =
                new Written(new SourceBuilder("dm.csv", "Data").table("", rows).build());
        assertThat(large.by("TableRule", "dm.csv").blocks()).isEmpty();
        assertThat(Written.text(large.by("TableRule", "dm.csv, only rows with SEX \"F\"")))
                .isEqualTo("SUBJECT\tSEX\nS7\tF");
    }

    @Test
    void cellOverSeveralRowsStandsInTheFirstThatIsKept() {
        Locator at = new Locator("h", "t.docx", 1, List.of(), 1, null, null, null, null);
        List<Row> rows = List.of(
                row(new Cell("Group", 1, 1, 1), new Cell("Item", 2, 1, 1)),
                row(new Cell("Blood", 1, 1, 3), new Cell("ALT", 2, 1, 1)),
                row(new Cell("AST", 2, 1, 1)),
                row(new Cell("GGT", 2, 1, 1)));
        Table table = new Table(0, at, "", 1, 2, rows, List.of());
        Instruction asked = InstructionReader.read(Author.USER, "Only rows with Group \"Blood\"")
                .get(0);
        Instruction second = InstructionReader.read(Author.USER, "Only row 2").get(0);

        assertThat(selected(asked, table).block()).isEqualTo(table);
        GeneratedBlock one = selected(second, table);
        assertThat(((Table) one.block()).rows().get(1).cells())
                .containsExactly(new Cell("Blood", 1, 1, 1), new Cell("AST", 2, 1, 1));
        assertThat(one.origins()).extracting(origin -> origin.place().row()).containsExactly(1, 1, 2, 3);
    }

    private static GeneratedBlock selected(Instruction asked, Table table) {
        return new TableRows(asked, table)
                .under("b", new BlockRef("h", 0))
                .orElseThrow()
                .block();
    }

    private static Row row(Cell... cells) {
        return new Row(List.of(cells));
    }
}
