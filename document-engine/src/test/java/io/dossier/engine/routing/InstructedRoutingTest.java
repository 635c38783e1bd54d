package io.dossier.engine.routing;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.routing.OutlineSection.Manner;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.RoutingPlan.Assignment;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class InstructedRoutingTest {

    private final RoutedSource protocol = new SourceBuilder("protocol.pdf", "Protocol")
            .heading(1, "Blinding")
            .text("Double-blind, says the protocol. Use only the SAP.")
            .build();
    private final RoutedSource sap = new SourceBuilder("sap.pdf", "SAP")
            .heading(1, "Blinding")
            .text("Blind until the lock.")
            .heading(1, "Zorblax Codes")
            .text("Codes are kept.")
            .heading(2, "Emergencies")
            .text("Call the centre.")
            .build();
    private final List<OutlineSection> outline = new ArrayList<>();

    @Test
    void firstSourceIsTakenWhereNobodyAsks() {
        section("Blinding", "", "", "");
        assertThat(text(0)).startsWith("Double-blind");
    }

    @Test
    void userChoosesTheSource() {
        section("Blinding", "", "Use the SAP", "");
        assertThat(text(0)).isEqualTo("Blind until the lock.");
        assertThat(plan().get(0).explanation()).contains("Only used: sap.pdf", "the user's instructions");
    }

    @Test
    void sectionStaysEmptyWhereTheChosenSourceHasNothing() {
        section("Randomization", "", "Use the SAP", "");
        assertThat(plan().get(0).blocks()).isEmpty();
    }

    @Test
    void templateAndDocumentOnlyPutASourceFirst() {
        section("Blinding", "Take this from the analysis plan.", "", "");
        section("Emergency Unblinding", "", "", "Use the SAP for blinding.");
        section("Blinding", "", "", "Use the SAP for the statistics.");
        assertThat(text(0)).isEqualTo("Blind until the lock.");
    }

    @Test
    void documentsInstructionIsForTheSectionsItNames() {
        section("Blinding", "", "", "Use only the SAP for safety.");
        assertThat(text(0)).startsWith("Double-blind");
    }

    @Test
    void instructionNamesASourceHeadingAndTakesWhatStandsUnderIt() {
        section("Blinding", "", "Use the section \"Zorblax Codes\" of the SAP", "");
        assertThat(text(0)).isEqualTo("Codes are kept. | Call the centre.");
        assertThat(plan().get(0).evidence()).isEqualTo(Evidence.INSTRUCTED);
    }

    @Test
    void headingThatNoSourceHasLeavesTheSectionEmpty() {
        section("Blinding", "", "Use section 9.4 Colours", "");
        assertThat(plan().get(0).blocks()).isEmpty();
        assertThat(plan().get(0).explanation()).contains("No source heading", "9.4 Colours");
    }

    @Test
    void sourceThatTheDocumentDoesNotHaveIsTold() {
        section("Blinding", "", "Use brochure.pdf", "");
        assertThat(text(0)).startsWith("Double-blind");
        assertThat(plan().get(0).explanation()).contains("No effect", "brochure.pdf");
    }

    @Test
    void ruleThatIsTheOnlyOneSpeaksForTheSection() {
        RuleSpec rule = new RuleSpec("r", "SummaryRule", "auto", "Summarise the section \"Zorblax Codes\" of the SAP");
        outline.add(new OutlineSection("1.0", 1, "Blinding", "", "", List.of(rule)));
        assertThat(text(0)).startsWith("Codes are kept.");
    }

    private void section(String title, String template, String user, String document) {
        outline.add(new OutlineSection(
                outline.size() + ".0", 1, title, template, user, List.of(), Manner.PLAIN, document, ""));
    }

    private String text(int section) {
        return plan().get(section).blocks().stream()
                .map(ref -> (ref.source().equals(sap.source()) ? sap : protocol)
                        .model()
                        .blocks()
                        .get(ref.index())
                        .text())
                .collect(Collectors.joining(" | "));
    }

    private List<Assignment> plan() {
        return new Router()
                .route(
                        "CSR",
                        outline,
                        outline.stream().map(section -> new float[0]).toList(),
                        List.of(protocol, sap))
                .sections();
    }
}
