package io.dossier.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.SourceBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExtractTest {

    private final RoutedSource protocol = new SourceBuilder("plan.pdf", "Protocol")
            .text("Sponsor: Northwind Biologics")
            .text("Study number: NW-77")
            .heading(1, "Objectives")
            .heading(2, "Primary Objective")
            .text("To show that Zorblax lowers the score. This matters.")
            .heading(1, "Design")
            .text(
                    "A total of 90 patients will be randomized, 45 to each group. The primary endpoint is the change in the"
                            + " score at week 12.")
            .text("Visits take place in week 4.")
            .build();
    private final RoutedSource tables = new SourceBuilder("t1.rtf", "Table")
            .table(
                    "Table 10.1 Disposition",
                    "Status|Placebo (N=44)|Zorblax (N=43)|Total (N=87)",
                    "Randomised|44|43|87",
                    "Completed week 12|40|38|78",
                    "Discontinued: adverse event|1|3|4")
            .build();
    private final RoutedSource ages = new SourceBuilder("t2.rtf", "Table")
            .table(
                    "Table 10.2 Demographics",
                    "||Placebo (N=44)|Zorblax (N=43)|Total (N=87)|p-value",
                    "Age (y)|n|44|43|87|0.51",
                    "|Mean|61.2|60.8|61.0|",
                    "|Median|62.0|60.5|61.5|",
                    "Sex|Male|20|21|41|0.9",
                    "|Female|24|22|46|")
            .build();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Sponsor | Sponsor: Northwind Biologics | Northwind Biologics",
                "Extract the study number | Study number: NW-77 | NW-77",
                "Number of randomised subjects | Randomised, Total (N=87): 87 | 87",
                "How many subjects completed week 12? | Completed week 12, Total (N=87): 78 | 78",
                "Number of patients discontinued due to adverse event in the placebo group | Discontinued: adverse event, Placebo (N=44): 1 | 1",
                "Median age | Age (y), Median, Total (N=87): 61.5 | 61.5",
                "Mean age in the Zorblax group | Age (y), Mean, Zorblax (N=43): 60.8 | 60.8",
                "Age | Age (y), Mean, Total (N=87): 61.0 | 61.0",
                "Number of women | Sex, Female, Total (N=87): 46 | 46",
                "Sex | Sex, Male, Total (N=87): 41; Female, Total (N=87): 46 | 41; 46",
                "Primary objective | To show that Zorblax lowers the score. | To show that Zorblax lowers the score.",
                "Primary endpoint | The primary endpoint is the change in the score at week 12. | The primary endpoint is the change in the score at week 12."
            })
    void valueIsWrittenInTheSourcesWords(String asked, String text, String value) {
        RuleResult result = extract(asked);
        assertThat(Written.text(result)).isEqualTo(text);
        assertThat(result.findings().value()).isEqualTo(value);
        assertThat(result.confidence()).isBetween(0.5, 1.0);
    }

    @Test
    void everyGroupIsWrittenWhereEachIsAskedFor() {
        assertThat(Written.text(extract("Number of randomised subjects in each treatment group")))
                .isEqualTo("Randomised: Placebo (N=44) 44; Zorblax (N=43) 43; Total (N=87) 87");
    }

    @Test
    void plannedNumbersComeFromTheTextAndNotFromTheResults() {
        RuleResult result = extract("Planned number of subjects");
        assertThat(Written.text(result)).startsWith("A total of 90 patients will be randomized");
        assertThat(result.findings().value()).isEqualTo("90");
    }

    @Test
    void onlyTheValueIsWrittenWhereOnlyThatIsAskedFor() {
        assertThat(Written.text(extract("Median age, only the value"))).isEqualTo("61.5");
    }

    @Test
    void eachWordNamesItsCharactersOrCell() {
        GeneratedBlock block = extract("Median age").blocks().get(0);
        Origin value = block.origins().get(block.origins().size() - 1);
        assertThat(block.block().text().substring(value.from(), value.to())).isEqualTo("61.5");
        assertThat(value.place().row()).isEqualTo(4);
        assertThat(value.place().column()).isEqualTo(5);
        assertThat(value.place().name()).isEqualTo("t2.rtf");
        GeneratedBlock line = extract("Sponsor").blocks().get(0);
        assertThat(line.origins().get(1).place().from()).isEqualTo(9);
    }

    @Test
    void whatNoSourceStatesIsNotGuessed() {
        RuleResult result = extract("Bone density at week 4");
        assertThat(result.blocks()).isEmpty();
        assertThat(result.confidence()).isZero();
        assertThat(result.explanation()).contains("Bone density");
    }

    @Test
    void differentAnswersAreNamedAndNoneIsWritten() {
        RoutedSource other = new SourceBuilder("other.pdf", "SAP")
                .text("Sponsor: Southwind Inc")
                .build();
        RuleResult result = new Written(protocol, other).by("ExtractRule", "Sponsor");
        assertThat(result.blocks()).isEmpty();
        assertThat(result.explanation()).contains("Northwind", "Southwind", "plan.pdf", "other.pdf");
    }

    @Test
    void parameterWithSeveralValuesHasAllOfThem() {
        RoutedSource parameters = new SourceBuilder("ts.csv", "Dataset")
                .table(
                        "",
                        "CODE|PARAMETER|VALUE",
                        "OBJ|Trial Primary Objective|To heal.",
                        "OBJ|Trial Primary Objective|To help.")
                .build();
        assertThat(Written.text(new Written(parameters).by("ExtractRule", "Primary objective")))
                .isEqualTo("Trial Primary Objective: To heal.; To help.");
    }

    @Test
    void blanksOfTableShellsAreNoValues() {
        RoutedSource shell = new SourceBuilder("shell.pdf", "SAP")
                .table("Demographics", "|Total", "Median age|xx.x")
                .build();
        assertThat(new Written(shell).by("ExtractRule", "Median age").blocks()).isEmpty();
    }

    @Test
    void sourceThatTheRuleNamesIsTheOnlyOne() {
        RoutedSource other = new SourceBuilder("other.pdf", "SAP")
                .text("Sponsor: Southwind Inc")
                .build();
        RuleResult result = new Written(protocol, other).by("ExtractRule", "Sponsor, from the SAP");
        assertThat(Written.text(result)).isEqualTo("Sponsor: Southwind Inc");
        assertThat(result.explanation()).contains("other.pdf", "from the SAP");
    }

    private RuleResult extract(String asked) {
        return new Written(protocol, tables, ages).by("ExtractRule", asked);
    }
}
