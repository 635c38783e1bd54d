package io.dossier.engine.routing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The same heading tells what is done, how it is analysed or what came out, by where it stands. */
class FacetsTest {

    private final List<OutlineSection> outline = new ArrayList<>();
    private RoutedSource source;
    private RoutedSource first;
    private String documentType = "SAP";

    @Test
    void howAnAssessmentIsMadeIsNotHowItIsAnalysed() {
        outline("1 Study Methods", "2 Study Assessments", "1 Safety Analyses", "2 Adverse Events", "2 Vital Signs");
        source = new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Study Procedures")
                .heading(2, "Vital Signs")
                .text("Measured sitting.")
                .heading(1, "Statistical Methods")
                .heading(2, "Adverse Events")
                .text("Counted by term.")
                .build();
        assertThat(text("Study Assessments")).isEqualTo("Measured sitting.");
        assertThat(text("Vital Signs")).isEmpty();
        assertThat(text("Adverse Events")).isEqualTo("Counted by term.");
    }

    @Test
    void anAnalysisPlanTellsAnalysesWhateverItsHeadings() {
        outline("1 Safety Analyses", "2 Clinical Laboratory Evaluations");
        source = new SourceBuilder("s.pdf", "SAP")
                .heading(1, "Laboratory Data")
                .heading(2, "Laboratory Evaluations")
                .text("Shifts are tabulated.")
                .build();
        assertThat(text("Clinical Laboratory Evaluations")).isEqualTo("Shifts are tabulated.");
    }

    @Test
    void aPlanIsNotToldAsAResult() {
        documentType = "CSR";
        outline(
                "1 Investigational Plan",
                "2 Statistical Methods",
                "1 Study Patients",
                "2 Disposition of Patients",
                "1 Safety Evaluation",
                "2 Vital Signs");
        source = new SourceBuilder("s.pdf", "SAP")
                .heading(1, "Statistical Analysis")
                .text("Two-sided tests.")
                .heading(2, "Disposition of Subjects")
                .text("The number of subjects will be shown.")
                .heading(2, "Vital Signs")
                .text("Means will be shown.")
                .build();
        assertThat(text("Disposition of Patients")).isEmpty();
        assertThat(text("Vital Signs")).isEmpty();
        assertThat(text("Statistical Methods")).contains("Two-sided tests.");
    }

    @Test
    void ofTwoSourcesThePlanTellsTheAnalyses() {
        documentType = "CSR";
        outline("1 Investigational Plan", "2 Statistical Methods", "3 Endpoints", "2 Objectives");
        source = new SourceBuilder("s.pdf", "SAP")
                .heading(1, "Study Endpoints")
                .heading(2, "Secondary")
                .text("Scores at week 8.")
                .heading(1, "General Considerations for Data Analyses")
                .text("In full.")
                .build();
        first = new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Data Analysis Methods")
                .text("In short.")
                .build();
        assertThat(text("Statistical Methods")).isEqualTo("In full.");
        assertThat(text("Endpoints")).isEqualTo("Scores at week 8.");
    }

    @Test
    void anAnalysisIsToldElsewhereOnlyByItsName() {
        outline("1 Ethics of the General Considerations");
        source = new SourceBuilder("s.pdf", "SAP")
                .heading(1, "General Considerations for Statistical Analyses")
                .text("Two-sided tests.")
                .build();
        assertThat(text("Ethics of the General Considerations")).isEmpty();
    }

    @Test
    void theTitleOfAnAnalysisPlanIsNoChapter() {
        outline("1 General Analysis Considerations", "2 Timing of Analyses");
        SourceBuilder plan = new SourceBuilder("s.pdf", "SAP")
                .heading(1, "Statistical Analysis Plan")
                .text("Final.");
        plan.heading(1, "General Statistical Considerations");
        for (int i = 0; i < 40; i++) {
            plan.text("Sentence " + i + ".");
        }
        source = plan.build();
        assertThat(text("General Analysis Considerations") + text("Timing of Analyses"))
                .contains("Sentence 1.")
                .doesNotContain("Final.");
    }

    @Test
    void appendicesOfTheCommonProtocolTemplateAreChaptersOfTheirOwn() {
        documentType = "Protocol";
        outline(
                "1 Introduction",
                "1 Adverse Events",
                "2 Definitions of Adverse Events",
                "1 Trial Oversight and Other General Considerations",
                "2 Data Protection");
        source = new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Introduction")
                .text("Known.")
                .heading(1, "Appendix 1: Regulatory, Ethical, and Study Oversight Considerations")
                .heading(2, "Data Protection")
                .text("Names are coded.")
                .heading(2, "AE Definition")
                .text("Any untoward event.")
                .build();
        assertThat(text("Data Protection")).isEqualTo("Names are coded.");
        assertThat(text("Definitions of Adverse Events")).isEqualTo("Any untoward event.");
    }

    @Test
    void schemaAndScheduleAreFilledFromTheSynopsis() {
        documentType = "Protocol";
        outline("1 Protocol Summary", "2 Synopsis", "2 Trial Schema", "2 Schedule of Activities");
        source = new SourceBuilder("p.pdf", "Protocol")
                .heading(1, "Protocol Summary")
                .heading(2, "Synopsis")
                .text("Short.")
                .heading(2, "Schema")
                .text("Two arms.")
                .heading(2, "Schedule of Activities")
                .text("Visit 1.")
                .build();
        assertThat(text("Synopsis")).isEqualTo("Short.");
        assertThat(text("Trial Schema")).isEqualTo("Two arms.");
        assertThat(text("Schedule of Activities")).isEqualTo("Visit 1.");
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

    private String text(String title) {
        List<RoutedSource> sources = first == null ? List.of(source) : List.of(first, source);
        RoutingPlan plan = new Router().route(documentType, outline, List.of(), sources);
        return plan.sections().stream()
                .filter(section -> outline.get(Integer.parseInt(section.sectionId()))
                        .title()
                        .equals(title))
                .flatMap(section -> section.blocks().stream())
                .map(ref -> sources.stream()
                        .filter(named -> named.source().equals(ref.source()))
                        .findFirst()
                        .orElseThrow()
                        .model()
                        .blocks()
                        .get(ref.index())
                        .text())
                .collect(Collectors.joining(" | "));
    }
}
