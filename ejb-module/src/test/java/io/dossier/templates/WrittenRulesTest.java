package io.dossier.templates;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.templates.WrittenRules.Rule;
import org.junit.jupiter.api.Test;

class WrittenRulesTest {

    @Test
    void linesThatNameATypeAreRules() {
        assertThat(WrittenRules.in("""
                        State the sponsor.
                        ExtractRule: Sponsor
                        [TableRule (manual): disposition of subjects]
                        SummaryRule: in three sentences
                        """))
                .containsExactly(
                        new Rule("ExtractRule", null, "Sponsor"),
                        new Rule("TableRule", "manual", "disposition of subjects"),
                        new Rule("SummaryRule", null, "in three sentences"));
    }

    @Test
    void otherGuidanceIsNone() {
        assertThat(WrittenRules.in("Apply the ExtractRule: see the manual.\nRule: none"))
                .isEmpty();
        assertThat(WrittenRules.in("")).isEmpty();
    }
}
