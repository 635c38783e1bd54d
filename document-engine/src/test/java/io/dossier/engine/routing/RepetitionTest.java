package io.dossier.engine.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.dossier.engine.routing.OutlineSection.Manner;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.Repetition.Instance;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RepetitionTest {

    private static final Instance PLACEBO = new Instance("Placebo", Map.of(), "", "");

    private final Repetition repetition = new Repetition(List.of(
            new SourceBuilder("protocol.pdf", "Protocol")
                    .heading(1, "Design")
                    .text("Two arms.")
                    .build(),
            new SourceBuilder("t1.rtf", "Table")
                    .table(
                            "Table 1.1 Disposition",
                            "|Placebo (N=44)|Zorblax 5 mg (N=43)|Total (N=87)",
                            "Randomised|44|43|87")
                    .build(),
            new SourceBuilder("t2.rtf", "Table")
                    .table("Table 1.2 Ages", "|Placebo (N=44)|Zorblax 5 mg (N=43)", "Mean|70|71")
                    .build(),
            new SourceBuilder("sites.csv", "Data")
                    .table("", "SITEID|COUNTRY|OPENED", "701|Germany|2012", "702|France|2013", "703|Germany|2013")
                    .build()));

    @Test
    void eachSourceIsWrittenFromAlone() {
        assertThat(instances("Study", "per_document"))
                .extracting(Instance::value, Instance::order)
                .contains(tuple("protocol", "Use only \"protocol.pdf\""))
                .hasSize(4);
    }

    @Test
    void armsAreWhatTheTablesCount() {
        assertThat(instances("Results", "per_treatment_arm"))
                .extracting(Instance::value)
                .containsExactly("Placebo", "Zorblax 5 mg");
    }

    @Test
    void tablesAreNamedByTheirTitlesAndShown() {
        assertThat(instances("Results", "per_table"))
                .extracting(Instance::value, Instance::table)
                .containsExactly(
                        tuple("Disposition", "Table 1.1 Disposition t1.rtf"), tuple("Ages", "Table 1.2 Ages t2.rtf"));
    }

    @Test
    void rowsFillTheBlanksThatNameTheirColumns() {
        List<Instance> rows = instances("Site [SITEID], [country]", "per_row");
        assertThat(rows).extracting(Instance::value).containsExactly("701", "702", "703");
        assertThat(rows.get(1).blanks()).containsEntry("siteid", "702").containsEntry("country", "France");
        assertThat(rows.get(1).table()).isEqualTo("sites.csv, Only row 2");
        assertThat(Repetition.copy(section("Site [SITEID], [country]", "per_row"), 2, rows.get(1), true)
                        .title())
                .isEqualTo("Site 702, France");
    }

    @Test
    void rowsOfATableThatOnlyTheTitleNamesAreLabelledByTheirFirstWords() {
        assertThat(instances("Disposition", "per_row"))
                .extracting(Instance::value, Instance::table)
                .containsExactly(tuple("Randomised", "Table 1.1 Disposition t1.rtf, Only row 1"));
        assertThat(instances("Narratives", "per_row")).isEmpty();
    }

    @Test
    void valuesOfAColumnComeOnceInTheOrderOfTheRows() {
        assertThat(instances("Sites in <COUNTRY>", "per_value"))
                .extracting(Instance::value, Instance::order)
                .containsExactly(
                        tuple("Germany", "Only rows with COUNTRY \"Germany\""),
                        tuple("France", "Only rows with COUNTRY \"France\""));
        assertThat(instances("Sites", "per_value")).isEmpty();
    }

    @Test
    void unknownTypesRepeatNothingAndAreTold() {
        assertThat(repetition.copies(section("Results", "per_moon")).notice())
                .contains("per_moon is not known", "per_document");
        assertThat(repetition.copies(section("Results", "per_value")).notice()).contains("nothing to repeat");
        assertThat(repetition.copies(section("Results", "")).notice()).isEmpty();
    }

    @Test
    void moreCopiesThanAnyDocumentHasAreNotMade() {
        String[] rows = IntStream.rangeClosed(0, Repetition.MOST_COPIES + 1)
                .mapToObj(row -> row == 0 ? "SUBJECT|DAY" : "S" + row + "|1")
                .toArray(String[]::new);
        Repetition many = new Repetition(
                List.of(new SourceBuilder("visits.csv", "Data").table("", rows).build()));
        assertThat(many.copies(section("Subject [SUBJECT]", "per_row")).instances())
                .isEmpty();
        assertThat(many.copies(section("Subject [SUBJECT]", "per_row")).notice())
                .contains("301");
    }

    @Test
    void copyFillsItsBlanks() {
        OutlineSection copy = Repetition.copy(section("Results in <arm>", "per_arm"), 2, PLACEBO, true);
        assertThat(copy.title()).isEqualTo("Results in Placebo");
        assertThat(copy.id()).isEqualTo("2.1-2");
        assertThat(copy.rules().get(0).description()).isEqualTo("Number randomised, Placebo");
        assertThat(copy.manner().expansion()).isEmpty();
    }

    @Test
    void titleWithoutBlankIsFollowedByTheValue() {
        OutlineSection section = section("Results", "per_arm");
        assertThat(Repetition.copy(section, 1, PLACEBO, true).title()).isEqualTo("Results: Placebo");
        assertThat(Repetition.copy(section, 1, PLACEBO, false).title()).isEqualTo("Results");
    }

    @Test
    void copyWithoutRulesShowsItsTable() {
        OutlineSection bare = new OutlineSection("1.0", 1, "Results", "", "", List.of());
        Instance ages = new Instance("Ages", Map.of(), "", "Table 1.2 Ages t2.rtf");
        assertThat(Repetition.copy(bare, 1, ages, true).rules())
                .containsExactly(new RuleSpec(null, "TableRule", "auto", "Table 1.2 Ages t2.rtf"));
        assertThat(Repetition.copy(bare, 1, ages, false).rules()).isEmpty();
    }

    private List<Instance> instances(String title, String expansion) {
        return repetition.copies(section(title, expansion)).instances();
    }

    private static OutlineSection section(String title, String expansion) {
        RuleSpec rule = new RuleSpec("r", "ExtractRule", "auto", "Number randomised, [arm]");
        return new OutlineSection("2.1", 2, title, "", "", List.of(rule), new Manner("", "", expansion), "", "");
    }
}
