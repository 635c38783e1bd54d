package io.dossier.templates;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.templates.TemplateModel.TemplateSection;
import io.dossier.templates.TemplateAnchors.Wanted;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TemplateAnchorsTest {

    @Test
    void numbersCaseAndPunctuationDoNotMatter() {
        Map<Integer, Integer> anchors = TemplateAnchors.match(
                List.of(new Wanted(1, "9.1 Overall Study Design:"), new Wanted(1, "Synopsis")),
                List.of(heading(3, 1, "SYNOPSIS"), heading(7, 1, "Overall study design")));

        assertThat(anchors).containsExactlyInAnyOrderEntriesOf(Map.of(0, 7, 1, 3));
    }

    @Test
    void ofHeadingsWithOneNameThatUnderTheSameParentIsMeant() {
        Map<Integer, Integer> anchors = TemplateAnchors.match(
                List.of(new Wanted(1, "Safety"), new Wanted(2, "Introduction")),
                List.of(
                        heading(0, 1, "Efficacy"),
                        heading(1, 2, "Introduction"),
                        heading(2, 1, "Safety"),
                        heading(3, 2, "Introduction")));

        assertThat(anchors).containsEntry(1, 3);
    }

    @Test
    void withoutTheSameParentTheLevelDecidesAndThenTheOrder() {
        Map<Integer, Integer> anchors = TemplateAnchors.match(
                List.of(new Wanted(1, "Discussion"), new Wanted(1, "Summary")),
                List.of(
                        heading(0, 1, "Results"),
                        heading(1, 2, "Discussion"),
                        heading(2, 2, "Summary"),
                        heading(3, 1, "Summary")));

        assertThat(anchors).containsExactlyInAnyOrderEntriesOf(Map.of(0, 1, 1, 3));
    }

    @Test
    void aHeadingIsMeantOnceAndWhatIsMissingIsLeftOut() {
        Map<Integer, Integer> anchors = TemplateAnchors.match(
                List.of(new Wanted(1, "Methods"), new Wanted(1, "Methods"), new Wanted(1, "Appendix")),
                List.of(heading(5, 1, "Methods")));

        assertThat(anchors).containsExactly(Map.entry(0, 5));
    }

    private static TemplateSection heading(int number, int level, String name) {
        return new TemplateSection(number, level, name, "", "", "Heading" + level);
    }
}
