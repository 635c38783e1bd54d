package io.dossier.engine.routing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RouterTest {

    private final List<OutlineSection> outline = new ArrayList<>();
    private List<RoutedSource> sources = List.of();
    private String documentType = "Protocol";

    @Test
    void headingsThatNameTheSameTopicMeet() {
        outline(
                "1 Trial Population",
                "2 Inclusion Criteria",
                "1 Statistical Considerations",
                "2 Sample Size Determination");
        source(new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Study Design")
                .heading(2, "Determination of Sample Size")
                .text("Ninety patients.")
                .heading(2, "Patient Inclusion Criteria")
                .text("Adults."));
        assertThat(text("Sample Size Determination")).isEqualTo("Ninety patients.");
        assertThat(text("Inclusion Criteria")).isEqualTo("Adults.");
        assertThat(assignment("Sample Size Determination").evidence()).isEqualTo(Evidence.HEADING_MATCH);
        assertThat(assignment("Sample Size Determination").explanation()).contains("Determination of Sample Size");
    }

    @Test
    void unknownSubsectionsFollowTheirParent() {
        outline("1 Concomitant Therapy", "1 Vital Signs");
        source(new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Concomitant Medications")
                .text("General.")
                .heading(2, "Zorblax pills")
                .text("Avoid."));
        assertThat(text("Concomitant Therapy")).isEqualTo("General. | Avoid.");
        assertThat(assignment("Vital Signs").evidence()).isEqualTo(Evidence.NONE);
        assertThat(assignment("Vital Signs").blocks()).isEmpty();
    }

    @Test
    void placeholdersNumbersAndPluralsMakeNoDifference() {
        outline(
                "1 Trial Objectives and Associated Estimands",
                "2 {Secondary Objective <#>}",
                "2 Exploratory Objective(s)");
        source(new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "2. OBJECTIVES")
                .heading(2, "2.2 Secondary Objectives")
                .text("To see."));
        assertThat(text("{Secondary Objective <#>}")).isEqualTo("To see.");
        assertThat(text("Exploratory Objective(s)")).isEmpty();
    }

    @Test
    void theSameHeadingMeansDifferentThingsInDifferentChapters() {
        outline(
                "1 Trial Objectives and Estimands",
                "2 Primary Objective",
                "1 Statistical Considerations",
                "2 Safety Analyses");
        source(new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Objectives")
                .heading(2, "Primary Objective")
                .text("To measure.")
                .heading(1, "Statistical Methods")
                .heading(2, "Safety")
                .text("Counts of events."));
        assertThat(text("Primary Objective")).isEqualTo("To measure.");
        assertThat(text("Safety Analyses")).isEqualTo("Counts of events.");
    }

    @Test
    void synopsisFeedsOnlySynopsisSections() {
        outline(
                "1 Protocol Summary",
                "2 Protocol Synopsis",
                "3 Overall Design",
                "1 Trial Design",
                "2 Description of Trial Design");
        source(new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Synopsis")
                .heading(2, "Study Design")
                .text("Short.")
                .heading(1, "Overall Study Design")
                .text("Long."));
        assertThat(text("Overall Design")).isEqualTo("Short.");
        assertThat(text("Description of Trial Design")).isEqualTo("Long.");
    }

    @Test
    void synopsisSectionsRestateTheBodyWhereNoSynopsisWasWritten() {
        outline("1 Protocol Summary", "2 Overall Design", "1 Trial Design", "2 Description of Trial Design");
        source(new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Overall Study Design")
                .text("Long."));
        assertThat(text("Overall Design")).isEqualTo("Long.");
        assertThat(text("Description of Trial Design")).isEqualTo("Long.");
    }

    @Test
    void headingsInsideAnAppendixSayNothing() {
        outline("1 Introduction", "1 Investigational Trial Intervention Administration");
        source(new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Background")
                .text("Known.")
                .heading(1, "Appendix 3 A Questionnaire")
                .heading(2, "Introduction")
                .text("Ask the patient.")
                .heading(2, "Administration")
                .text("Read aloud."));
        assertThat(text("Introduction")).isEqualTo("Known.");
        assertThat(text("Investigational Trial Intervention Administration")).isEmpty();
    }

    @Test
    void emptySectionsTakePassagesThatCarryTheirCues() {
        outline(
                "1 Randomisation and Blinding",
                "2 Measures to Maintain Blinding",
                "2 Emergency Unblinding at the Site");
        source(new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Blinding")
                .text("The study is double-blind and tablets look alike.")
                .text("In an emergency the investigator may break the code and unblind the patient.")
                .heading(1, "Other")
                .text("Nothing of the kind.")
                .text("Nor here."));
        assertThat(text("Emergency Unblinding at the Site")).contains("break the code");
        assertThat(assignment("Emergency Unblinding at the Site").evidence()).isEqualTo(Evidence.CUES);
        assertThat(text("Measures to Maintain Blinding")).contains("double-blind");
    }

    @Test
    void ofTwoSourcesTheKindThatTheTopicPrefersIsCopied() {
        documentType = "CSR";
        outline("1 Efficacy Analyses", "1 Inclusion Criteria");
        RoutedSource protocol = new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Efficacy Analyses")
                .text("In short.")
                .heading(1, "Inclusion Criteria")
                .text("Adults.")
                .build();
        RoutedSource plan = new SourceBuilder("s.pdf", "SAP")
                .heading(1, "Primary Efficacy Analysis")
                .text("In full.")
                .heading(1, "Inclusion Criteria")
                .text("As in the protocol.")
                .build();
        sources = List.of(protocol, plan);
        assertThat(text("Efficacy Analyses")).isEqualTo("In full.");
        assertThat(text("Inclusion Criteria")).isEqualTo("Adults.");
    }

    @Test
    void templatesOutsideTheMapAreRoutedByTheirOwnWords() {
        outline("1 Zorblax calibration procedure", "1 Quux inventory");
        source(new SourceBuilder("p.pdf", "Unknown")
                .heading(1, "Procedure for Zorblax Calibration")
                .text("Turn it.")
                .heading(1, "Something else")
                .text("No."));
        assertThat(text("Zorblax calibration procedure")).isEqualTo("Turn it.");
        assertThat(text("Quux inventory")).isEmpty();
    }

    @Test
    void knownSourceHeadingsReachSectionsOutsideTheMapToo() {
        outline("1 Inclusion Criteria of the Study");
        source(new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Inclusion Criteria")
                .text("Adults."));
        assertThat(text("Inclusion Criteria of the Study")).isEqualTo("Adults.");
        assertThat(assignment("Inclusion Criteria of the Study").evidence()).isEqualTo(Evidence.PARTIAL_MATCH);
    }

    @Test
    void headingsOutsideTheMapDoWithoutVectors() {
        outline("1 Zorblax calibration procedure");
        sources = List.of(new SourceBuilder("p.pdf", "Unknown")
                .heading(1, "Quux inventory")
                .text("Count.")
                .build());
        assertThat(new Router()
                        .route(documentType, outline, List.of(), sources)
                        .sections()
                        .get(0)
                        .blocks())
                .isEmpty();
    }

    @Test
    void planHasOneAssignmentForEachSectionAndIsRepeatable() {
        outline("1 Introduction", "1 References");
        source(new SourceBuilder("p.pdf", "Protocol").text("No heading at all."));
        RoutingPlan plan = route();
        assertThat(plan.sections())
                .extracting(RoutingPlan.Assignment::sectionId)
                .containsExactly("0", "1");
        assertThat(plan).isEqualTo(route());
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

    private void source(SourceBuilder source) {
        sources = List.of(source.build());
    }

    private RoutingPlan route() {
        List<float[]> none = new ArrayList<>();
        Arrays.asList(Router.textsToEmbed(outline).toArray()).forEach(text -> none.add(new float[0]));
        return new Router().route(documentType, outline, none, sources);
    }

    private RoutingPlan.Assignment assignment(String title) {
        for (int i = 0; i < outline.size(); i++) {
            if (outline.get(i).title().equals(title)) {
                return route().sections().get(i);
            }
        }
        throw new IllegalArgumentException(title);
    }

    private String text(String title) {
        return assignment(title).blocks().stream()
                .map(ref -> sources.stream()
                        .filter(source -> source.source().equals(ref.source()))
                        .findFirst()
                        .orElseThrow()
                        .model()
                        .blocks()
                        .get(ref.index())
                        .text())
                .collect(Collectors.joining(" | "));
    }
}
