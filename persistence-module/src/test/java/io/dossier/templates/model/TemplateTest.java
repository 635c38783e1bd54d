package io.dossier.templates.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.dossier.errors.DossierException;
import io.dossier.ids.Ids;
import java.time.OffsetDateTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TemplateTest {

    private final Template template =
            new Template(Ids.next(), Ids.next(), "CSR", "CSR", "writer@acme.example", OffsetDateTime.MIN);

    @Test
    void sectionsComeByOrderIndexHoweverTheyWereAdded() {
        template.addSection(2, 1, "Methods");
        template.addSection(0, 1, "Synopsis");

        assertThat(template.sections()).extracting(TemplateSection::name).containsExactly("Synopsis", "Methods");
    }

    @Test
    void duplicateOrderIndexIsRefused() {
        template.addSection(3, 1, "Methods");

        assertThatExceptionOfType(DossierException.class)
                .isThrownBy(() -> template.addSection(3, 2, "Population"))
                .withMessage("Duplicate order_index: 3");
    }

    @Test
    void negativeOrderIndexIsRefused() {
        assertThatExceptionOfType(DossierException.class).isThrownBy(() -> template.addSection(-1, 1, "Methods"));
    }

    @Test
    void levelsCountFromOne() {
        assertThatExceptionOfType(DossierException.class)
                .isThrownBy(() -> template.addSection(0, 0, "Methods"))
                .withMessage("level must be 1 or more: 0");
    }

    @Test
    void aRuleThatSaysNothingCopiesByItself() {
        TemplateRule rule = template.addSection(0, 1, "Methods").addRule(null, null, null);

        assertThat(rule).extracting(TemplateRule::type, TemplateRule::mode).containsExactly("CopyPasteRule", "auto");
    }

    @Test
    void coloursAreKeptInUpperCaseAndAnEmptyOneIsNone() {
        TemplateRule rule = rule().styled(List.of("Heading 1"), "#ffAA00", "");

        assertThat(rule.fill()).isEqualTo("#FFAA00");
        assertThat(rule.color()).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#FFF", "FFAA00", "#GGGGGG", "red"})
    void otherColoursAreRefused(String colour) {
        TemplateRule rule = rule();

        assertThatExceptionOfType(DossierException.class)
                .isThrownBy(() -> rule.styled(List.of(), colour, null))
                .withMessage("fill must have the form #RRGGBB");
    }

    @Test
    void aTypeIsNotAnEssay() {
        TemplateSection section = template.addSection(0, 1, "Methods");
        String essay = "x".repeat(101);

        assertThatExceptionOfType(DossierException.class)
                .isThrownBy(() -> section.addRule(essay, null, null))
                .withMessage("rule_type must not be longer than 100 characters");
    }

    private TemplateRule rule() {
        return template.addSection(0, 1, "Methods").addRule(null, null, null);
    }
}
