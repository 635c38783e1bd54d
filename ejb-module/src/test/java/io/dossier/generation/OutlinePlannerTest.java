package io.dossier.generation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.dossier.documents.model.SelectedSection;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.worker.EngineJson;
import io.dossier.errors.DossierException;
import io.dossier.templates.model.Template;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OutlinePlannerTest {

    private final Template template = new Template(
            new UUID(0, 1), new UUID(0, 2), "CSR", "CSR", "writer", OffsetDateTime.parse("2026-01-01T00:00:00Z"));

    @BeforeEach
    void makeTemplate() {
        template.addSection(0, 1, "Introduction").anchoredAt(0);
        template.addSection(1, 1, "Methods").anchoredAt(1);
        template.addSection(2, 2, "Design").anchoredAt(2).addRule("TableRule", "auto", "Visits");
        template.addSection(3, 2, "Blinding");
        template.addSection(4, 1, "Results").anchoredAt(3);
    }

    @Test
    void withoutSelectionEverySectionIsWritten() {
        List<PlannedSection> planned = plan(null);

        assertThat(OutlinePlanner.written(planned)).isEqualTo(planned).allMatch(PlannedSection::included);
        assertThat(planned)
                .extracting(section -> section.section().id())
                .containsExactly("1.0", "2.0", "2.1", "2.2", "3.0");
    }

    @Test
    void selectionKeepsTheHeadingsAboveAndTheNumbers() {
        List<PlannedSection> written = OutlinePlanner.written(plan(null, new SelectedSection("design", "short")));

        assertThat(written).extracting(section -> section.section().id()).containsExactly("2.0", "2.1");
        assertThat(written).extracting(PlannedSection::included).containsExactly(false, true);
        assertThat(written.get(1).section().userInstructions()).isEqualTo("short");
    }

    @Test
    void sectionsAreFoundByIdToo() {
        String id = template.sections().get(4).id().toString();

        assertThat(OutlinePlanner.written(plan(null, new SelectedSection(id, ""))))
                .extracting(section -> section.section().title())
                .containsExactly("Results");
    }

    @Test
    void unknownSectionIsRefused() {
        assertThatThrownBy(() -> plan(null, new SelectedSection("Budget", "")))
                .isInstanceOf(DossierException.class)
                .hasMessage("Unknown section: Budget");
    }

    @Test
    void givenOutlineTakesHeadingsAndRulesOfEqualTitlesFromTheTemplate() throws JsonProcessingException {
        List<PlannedSection> planned = plan(outline("""
                {"section_id": "b", "order_index": 7, "level": 2, "title": "Budget"},
                {"section_id": "a", "order_index": 3, "level": 1, "title": " design "}"""));

        assertThat(planned).extracting(section -> section.section().id()).containsExactly("a", "b");
        assertThat(planned).extracting(PlannedSection::templateHeading).containsExactly(2, null);
        assertThat(planned.get(0).section().rules()).extracting(RuleSpec::type).containsExactly("TableRule");
    }

    @Test
    void outlineWithTwoSectionsAtOnePlaceIsRefused() {
        assertThatThrownBy(() -> outline("""
                {"section_id": "b", "order_index": 3, "level": 1, "title": "Budget"},
                {"section_id": "a", "order_index": 3, "level": 1, "title": "Design"}"""))
                .hasRootCauseInstanceOf(DossierException.class)
                .hasMessageContaining("Duplicate order_index: 3");
    }

    private List<PlannedSection> plan(GivenOutline outline, SelectedSection... selection) {
        return new OutlinePlanner(template).plan(outline, List.of(selection));
    }

    private static GivenOutline outline(String sections) throws JsonProcessingException {
        return EngineJson.MAPPER.readValue(
                "{\"document_metadata\": {\"document_type\": \"CSR\"}, \"sections\": [" + sections + "]}",
                GivenOutline.class);
    }
}
