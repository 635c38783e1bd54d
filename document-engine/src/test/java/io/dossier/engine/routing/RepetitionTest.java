package io.dossier.engine.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.Repetition.Instance;
import java.util.List;
import org.junit.jupiter.api.Test;

class RepetitionTest {

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
                    .build()));

    @Test
    void eachSourceIsWrittenFromAlone() {
        assertThat(repetition.instances("per_document"))
                .extracting(Instance::value, Instance::instruction)
                .contains(tuple("protocol", "Use only \"protocol.pdf\""))
                .hasSize(3);
    }

    @Test
    void armsAreWhatTheTablesCount() {
        assertThat(repetition.instances("per_treatment_arm"))
                .extracting(Instance::value)
                .containsExactly("Placebo", "Zorblax 5 mg");
    }

    @Test
    void tablesAreNamedByTheirTitles() {
        assertThat(repetition.instances("per_table"))
                .extracting(Instance::value)
                .containsExactly("Disposition", "Ages");
    }

    @Test
    void unknownTypesRepeatNothingAndAreTold() {
        assertThat(repetition.instances("per_moon")).isEmpty();
        assertThat(Repetition.notice(section("Results", "per_moon"))).contains("per_moon is not known", "per_document");
        assertThat(Repetition.notice(section("Results", "per_table"))).contains("nothing to repeat");
        assertThat(Repetition.notice(section("Results", ""))).isEmpty();
    }

    @Test
    void copyFillsItsBlanks() {
        OutlineSection copy =
                Repetition.copy(section("Results in <arm>", "per_arm"), 2, new Instance("Placebo", ""), true);
        assertThat(copy.title()).isEqualTo("Results in Placebo");
        assertThat(copy.id()).isEqualTo("2.1-2");
        assertThat(copy.rules().get(0).description()).isEqualTo("Number randomised, Placebo");
        assertThat(copy.expansion()).isEmpty();
    }

    @Test
    void titleWithoutBlankIsFollowedByTheValue() {
        assertThat(Repetition.copy(section("Results", "per_arm"), 1, new Instance("Placebo", ""), true)
                        .title())
                .isEqualTo("Results: Placebo");
        assertThat(Repetition.copy(section("Results", "per_arm"), 1, new Instance("Placebo", ""), false)
                        .title())
                .isEqualTo("Results");
    }

    private static OutlineSection section(String title, String expansion) {
        RuleSpec rule = new RuleSpec("r", "ExtractRule", "auto", "Number randomised, [arm]");
        return new OutlineSection("2.1", 2, title, "", "", List.of(rule), "", "", expansion);
    }
}
