package io.dossier.generation;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.templates.TemplateModel;
import io.dossier.engine.templates.TemplateModel.TemplateSection;
import java.util.List;
import org.junit.jupiter.api.Test;

class TemplateHeadingsTest {

    private static final TemplateModel TEMPLATE = new TemplateModel(
            "", List.of(heading(0, "Synopsis"), heading(1, "Introduction"), heading(2, "Objectives")), List.of(), "");

    @Test
    void sectionsThatWereNotReadFromTheFileFindTheirHeadingsByName() {
        List<PlannedSection> anchored =
                TemplateHeadings.anchored(List.of(section("1. INTRODUCTION", null), section("Ethics", null)), TEMPLATE);

        assertThat(anchored).extracting(PlannedSection::templateHeading).containsExactly(1, null);
    }

    @Test
    void aHeadingThatASectionWasReadFromIsNotGivenToAnother() {
        List<PlannedSection> anchored = TemplateHeadings.anchored(
                List.of(section("Objectives", null), section("Aims of the trial", 2)), TEMPLATE);

        assertThat(anchored).extracting(PlannedSection::templateHeading).containsExactly(null, 2);
    }

    private static TemplateSection heading(int number, String name) {
        return new TemplateSection(number, 1, name, "", "", "Heading1");
    }

    private static PlannedSection section(String title, Integer heading) {
        return new PlannedSection(new OutlineSection(title, 1, title, "", "", List.of()), heading, true, "", "");
    }
}
