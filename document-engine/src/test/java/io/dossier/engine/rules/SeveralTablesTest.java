package io.dossier.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.Table;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.SourceBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeveralTablesTest {

    private final RoutedSource source = new SourceBuilder("t.rtf", "Table")
            .table("Table 14-1.01 Disposition of Subjects", "a|b", "1|2")
            .table("Table 14-1.02 Reasons for Discontinuation", "a|b", "3|4")
            .table("Table 14-1.10 Weight of Kits", "a|b", "5|6")
            .table("Table 14-2.01 Serious Adverse Events", "a|b", "7|8")
            .table("Table 14-2.02 Adverse Events", "a|b", "9|10")
            .build();
    private final RoutedSource copy = new SourceBuilder("copy.docx", "Table")
            .table("Table 14-1.01 Disposition of Subjects", "a|b", "1|2")
            .build();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tables 14-1.01 to 14-1.02 | 14-1.01,14-1.02",
                "Tables 14.1.2 through 14.1.10 | 14-1.02,14-1.10",
                "Insert tables 14-1.10, 14-2.01 and 14-1.01 | 14-1.01,14-1.10,14-2.01",
                "all disposition tables | 14-1.01,14-1.02",
                "adverse events | 14-2.02",
                "serious adverse events | 14-2.01"
            })
    void tablesAreFoundByRangeNumbersOrSubject(String asked, String numbers) {
        RuleResult result = new Written(source, copy).by("TableRule", asked);
        List<String> found = result.blocks().stream()
                .map(block -> ((Table) block.block()).title().split(" ")[1])
                .sorted()
                .toList();
        assertThat(found).containsExactly(numbers.split(","));
    }

    @Test
    void numbersThatNoSourceHasAreNamed() {
        RuleResult result = new Written(source).by("TableRule", "Tables 14-1.01, 14-1.02 and 14-9.01");
        assertThat(result.blocks()).hasSize(2);
        assertThat(result.explanation()).contains("Not among the sources: 14.9.1");
    }

    @Test
    void sectionsTitleIsAskedWhereTheRuleSaysNothing() {
        RuleResult result = new Written(source).under("Disposition of Patients").by("TableRule", "");
        assertThat(((Table) result.blocks().get(0).block()).title()).contains("14-1.01");
    }

    @Test
    void everyFigureOfATableIsCompared() {
        RuleResult result = new Written(source).by("TableRule", "Table 14-2.02");
        assertThat(result.findings().numbersChecked()).isEqualTo(3);
        assertThat(result.findings().numbersLeftOut()).isEmpty();
    }
}
