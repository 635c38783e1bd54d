package io.dossier.engine.routing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Where passages go that stand under headings which do not name them. */
class LayoutsTest {

    private final List<OutlineSection> outline = new ArrayList<>();
    private RoutedSource source;

    @Test
    void aPassageIsMovedFromTheSectionOfABroaderTopic() {
        outline(
                "1 Trial Intervention",
                "2 Participant Assignment to Trial Intervention",
                "2 Measures to Maintain Blinding",
                "2 Emergency Unblinding at the Site");
        source = protocol()
                .heading(1, "Blinding")
                .text("The study is double-blind and tablets look alike.")
                .text("In an emergency the investigator may break the code and unblind the patient.")
                .text("Then the sponsor is told.")
                .build();
        assertThat(text("Emergency Unblinding at the Site")).contains("break the code");
        assertThat(assignment("Emergency Unblinding at the Site").evidence()).isEqualTo(Evidence.CUES);
        assertThat(text("Measures to Maintain Blinding"))
                .isEqualTo("The study is double-blind and tablets look alike. | Then the sponsor is told.");
    }

    @Test
    void whatASectionTellsInPassingIsCopied() {
        outline(
                "1 Introduction",
                "2 Purpose of Trial",
                "1 Trial Intervention",
                "2 Description of Trial Intervention",
                "2 Rationale for Trial Intervention Dose and Regimen");
        String dose = "The dose of 10 mg once daily was selected for its tolerability in a previous trial.";
        source = protocol()
                .heading(1, "Background")
                .text("The disease is rare.")
                .text(dose)
                .heading(1, "Study Drug")
                .heading(2, "Formulation")
                .text("Tablets.")
                .build();
        assertThat(text("Rationale for Trial Intervention Dose and Regimen")).isEqualTo(dose);
        assertThat(text("Purpose of Trial")).isEqualTo("The disease is rare. | " + dose);
    }

    @Test
    void wordsAloneDoNotBringAPassageFromAnotherTopic() {
        outline("1 Trial Oversight", "2 Informed Consent Process", "2 Insurance and Indemnity");
        source = protocol()
                .heading(1, "Ethics")
                .heading(2, "Informed Consent")
                .text("The form says that insurance pays compensation for an injury.")
                .build();
        assertThat(text("Informed Consent Process")).contains("insurance pays");
        assertThat(assignment("Insurance and Indemnity").evidence()).isEqualTo(Evidence.NONE);
    }

    @Test
    void nothingIsTakenOutOfAList() {
        outline("1 Trial Intervention", "2 Measures to Maintain Blinding", "2 Emergency Unblinding at the Site");
        source = protocol()
                .heading(1, "Blinding")
                .text("These steps are kept:")
                .item("Tablets look alike.")
                .item("To unblind in an emergency, break the code.")
                .item("Lists are locked.")
                .build();
        assertThat(text("Measures to Maintain Blinding")).contains("Tablets look alike. | To unblind");
        assertThat(text("Emergency Unblinding at the Site")).isEmpty();
    }

    @Test
    void textUnderASectionsVeryTitleStaysTogether() {
        outline(
                "1 Trial Intervention",
                "2 Concomitant Therapy",
                "3 Prohibited Concomitant Therapy",
                "3 Permitted Concomitant Therapy");
        source = protocol()
                .heading(1, "Concomitant Therapy")
                .text("Opioids are prohibited and not allowed.")
                .text("Paracetamol is permitted and may be taken.")
                .build();
        assertThat(text("Concomitant Therapy")).contains("Opioids").contains("Paracetamol");
        assertThat(text("Permitted Concomitant Therapy")).isEmpty();
    }

    private static SourceBuilder protocol() {
        return new SourceBuilder("p.pdf", "Protocol");
    }

    private void outline(String... headings) {
        for (String heading : headings) {
            outline.add(new OutlineSection(
                    Integer.toString(outline.size()),
                    heading.charAt(0) - '0',
                    heading.substring(2),
                    "",
                    "",
                    List.of()));
        }
    }

    private RoutingPlan.Assignment assignment(String title) {
        RoutingPlan plan = new Router().route("Protocol", outline, List.of(), List.of(source));
        return plan.sections().stream()
                .filter(section -> outline.get(Integer.parseInt(section.sectionId()))
                        .title()
                        .equals(title))
                .findFirst()
                .orElseThrow();
    }

    private String text(String title) {
        return assignment(title).blocks().stream()
                .map(ref -> source.model().blocks().get(ref.index()).text())
                .collect(Collectors.joining(" | "));
    }
}
