package io.dossier.engine.routing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordingsTest {

    @ParameterizedTest
    @CsvSource({
        "Study Drug Accountability, Accountability of Investigational Trial Intervention",
        "3.4.4. Sample Size, SAMPLE SIZE",
        "{Randomisation}, Randomization",
        "Primary Objective <#>, Primary Objective(s)",
        "Appendix 2: Clinical Laboratory Tests, Clinical Laboratory Tests (continued)",
        "Withdrawal of Subjects, Withdrawal of participants",
        "12-Lead ECGs, 12-lead Electrocardiogram",
        "A. Background, Background"
    })
    void headingsAreTheSameInOtherWords(String one, String other) {
        assertThat(Wordings.ofHeading(one)).containsExactlyInAnyOrderElementsOf(Wordings.ofHeading(other));
    }

    @ParameterizedTest
    @CsvSource({"Inclusion Criteria, Exclusion Criteria", "Blinding, Unblinding", "Study Drug, Study"})
    void otherHeadingsStayApart(String one, String other) {
        assertThat(Wordings.ofHeading(one)).isNotEqualTo(Wordings.ofHeading(other));
    }
}
