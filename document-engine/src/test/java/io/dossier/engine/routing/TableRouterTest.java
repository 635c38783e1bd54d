package io.dossier.engine.routing;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.routing.RoutingPlan.Assignment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableRouterTest {

    private final List<OutlineSection> outline = new ArrayList<>();
    private final List<RoutedSource> sources = new ArrayList<>();
    private String documentType = "CSR";

    @Test
    void tableGoesByTheNameOfItsFile() {
        outline("1 Study Patients", "2 Disposition of Patients", "2 Demographic and Other Baseline Characteristics");
        source("disposition.csv", "", "Status|Total", "Randomised|12");
        source("demographics.csv", "", "Characteristic|Total", "Age|70");
        assertThat(tablesOf("Disposition of Patients")).containsExactly("disposition.csv");
        assertThat(tablesOf("Demographic and Other Baseline Characteristics")).containsExactly("demographics.csv");
        assertThat(assignment("Disposition of Patients").evidence()).isEqualTo(Evidence.HEADING_MATCH);
    }

    @Test
    void tableGoesByItsTitle() {
        outline("1 Safety Evaluation", "2 Adverse Events", "2 Serious Adverse Events", "2 Vital Signs");
        source("a.rtf", "Table 9 Incidence of Adverse Events", "Term|n", "Ache|1");
        source("b.rtf", "Table 8 Serious Adverse Events by Group", "Term|n", "Fall|1");
        source("c.rtf", "Table 7 Shifts in Pulse", "Visit|n", "1|1");
        assertThat(tablesOf("Adverse Events")).containsExactly("a.rtf");
        assertThat(tablesOf("Serious Adverse Events")).containsExactly("b.rtf");
        assertThat(tablesOf("Vital Signs")).containsExactly("c.rtf");
    }

    @Test
    void tableWithoutNamesGoesByItsRows() {
        outline("1 Patients", "2 Disposition of Subjects");
        source("t1.csv", "", "|Total", "Randomised|12", "Completed|10", "Lost to follow-up|2");
        assertThat(tablesOf("Disposition of Subjects")).containsExactly("t1.csv");
        assertThat(assignment("Disposition of Subjects").evidence()).isEqualTo(Evidence.PARTIAL_MATCH);
    }

    @Test
    void tableThatSpeaksOfNothingKnownIsNotGuessed() {
        outline("1 Patients", "2 Disposition of Subjects");
        source("t1.csv", "", "x|y", "1|2");
        assertThat(tablesOf("Disposition of Subjects")).isEmpty();
    }

    @Test
    void resultsStayOutOfMethodsAndOfDocumentsWrittenBeforeThem() {
        outline("1 Investigational Plan", "2 Disposition of Subjects");
        source("disposition.csv", "", "Status|Total", "Randomised|12");
        assertThat(tablesOf("Disposition of Subjects")).isEmpty();
        outline.clear();
        outline("1 Patients", "2 Disposition of Subjects");
        documentType = "Protocol";
        assertThat(tablesOf("Disposition of Subjects")).isEmpty();
    }

    @Test
    void dataSetsStayOut() {
        outline("1 Patients", "2 Demographics");
        source("dm.csv", "Demographics", "STUDYID|DOMAIN|USUBJID|AGE", "S|DM|1|70");
        assertThat(tablesOf("Demographics")).isEmpty();
    }

    @Test
    void tooManyTablesAreNamedAndNotCopied() {
        outline("1 Safety Evaluation", "2 Vital Signs");
        for (int i = 1; i <= 5; i++) {
            source("v" + i + ".rtf", "Table " + i + " Vital Signs at Visit " + i, "a|b", "1|" + i);
        }
        assertThat(tablesOf("Vital Signs")).isEmpty();
        assertThat(assignment("Vital Signs").explanation())
                .contains("5 source tables", "Table 3 Vital Signs at Visit 3");
    }

    @Test
    void theSameTableInTwoFilesIsCopiedOnce() {
        outline("1 Patients", "2 Disposition of Subjects");
        source("a.rtf", "Table 1 Disposition", "a|b", "1|2");
        source("a.docx", "Table 1 Disposition", "a|b", "1|2");
        assertThat(tablesOf("Disposition of Subjects")).containsExactly("a.rtf");
    }

    private void outline(String... headings) {
        for (String heading : headings) {
            outline.add(new OutlineSection(
                    outline.size() + ".0",
                    Integer.parseInt(heading.substring(0, 1)),
                    heading.substring(2),
                    "",
                    "",
                    List.of()));
        }
    }

    private void source(String name, String title, String... rows) {
        sources.add(new SourceBuilder(name, "Table").table(title, rows).build());
    }

    private List<String> tablesOf(String title) {
        return assignment(title).blocks().stream()
                .map(ref -> sources.stream()
                        .filter(source -> source.source().equals(ref.source()))
                        .findFirst()
                        .orElseThrow()
                        .model()
                        .name())
                .toList();
    }

    private Assignment assignment(String title) {
        List<Assignment> plan = new Router()
                .route(
                        documentType,
                        outline,
                        outline.stream().map(section -> new float[0]).toList(),
                        sources)
                .sections();
        for (int i = 0; i < outline.size(); i++) {
            if (outline.get(i).title().equals(title)) {
                return plan.get(i);
            }
        }
        throw new IllegalArgumentException(title);
    }
}
