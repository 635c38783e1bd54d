package io.dossier.engine.templates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.dossier.engine.model.Problem;
import io.dossier.engine.templates.TemplateModel.TemplateSection;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemplateReaderTest {

    private final TemplateReader reader = new TemplateReader();

    @ParameterizedTest
    @CsvSource({
        "ICH_M11_Template_2025_0203.docx, 158, CPT_Instructional",
        "SAP_Template_20180821.docx, 67, ''",
        "PHUSE_White_Paper_Template.docx, 10, ''",
        "testplan_TEMPLATE.dotx, 8, ''"
    })
    void everyHeadingWithWordsIsASection(String name, int headings, String hiddenTextStyle) {
        TemplateModel model = reader.read(SharedData.file("templates/" + name));
        assertThat(model.sections()).hasSize(headings);
        assertThat(model.sections()).extracting(TemplateSection::heading).isSorted();
        assertThat(model.hiddenTextStyle()).isEqualTo(hiddenTextStyle);
        assertThat(model.sections())
                .allSatisfy(section -> assertThat(section.name()).isNotBlank());
    }

    @Test
    void customHeadingStylesAndPromptsInHeadingsAreResolved() {
        TemplateModel model = reader.read(SharedData.file("templates/ICH_M11_Template_2025_0203.docx"));
        TemplateSection objective = model.sections().get(14);
        assertThat(objective.name()).isEqualTo("Primary Objective");
        assertThat(objective.level()).isEqualTo(3);
        assertThat(objective.styleId()).isEqualTo("03Heading3");
        assertThat(model.sections().get(91).name()).isEqualTo("Other Biomarkers");
    }

    @Test
    void guidanceIsToldFromTextThatStays() {
        TemplateModel model = reader.read(SharedData.file("templates/ICH_M11_Template_2025_0203.docx"));
        TemplateSection inclusion = model.sections().get(35);
        assertThat(inclusion.text())
                .isEqualTo("To be eligible to participate in this trial, an individual must meet all the following"
                        + " criteria:");
        assertThat(inclusion.instructions())
                .contains("Inclusion criteria are characteristics", "<Inclusion Criterion>");
    }

    @Test
    void guidanceInPlainBlackTextIsRecognisedByItsWording() {
        TemplateModel model = reader.read(SharedData.file("templates/SAP_Template_20180821.docx"));
        assertThat(model.sections().get(5).text()).isEmpty();
        assertThat(model.sections().get(5).instructions()).startsWith("Include a very brief summary");
        assertThat(model.sections().get(1).text()).contains("I give my approval", "Principal Investigator");
    }

    @Test
    void disclaimersStay() {
        TemplateModel model = reader.read(SharedData.file("templates/PHUSE_White_Paper_Template.docx"));
        assertThat(model.sections().get(6).text()).startsWith("The opinions expressed in this document");
    }

    @ParameterizedTest
    @CsvSource({
        "corrupt/testWORD_truncated.docx, UNREADABLE, damaged",
        "corrupt/crash-517626e815e0afa9decd0ebb6d1dee63fb9907dd.docx, UNREADABLE, damaged",
        "encrypted/bug53475-password-is-pass.docx, ENCRYPTED, password",
        "encrypted/ecma376standard_password.docx, ENCRYPTED, password",
        "macro-type/45690.docm, UNREADABLE, macros",
        "macro-type/SampleDoc.doc, UNREADABLE, Word 97",
        "macro-type/RENAMED-xlsx.csv, UNREADABLE, not a Word document",
        "structure/strict-format.docx, UNREADABLE, strict"
    })
    void whatCannotBeATemplateIsRefusedWithItsReason(String name, Problem problem, String words) {
        Path file = SharedData.file("awkward/" + name);
        assertThatThrownBy(() -> reader.read(file))
                .isInstanceOf(UnreadableTemplate.class)
                .hasMessageContaining(words)
                .extracting(error -> ((UnreadableTemplate) error).problem())
                .isEqualTo(problem);
    }

    @Test
    void anEmptyFileIsRefused(@TempDir Path folder) throws Exception {
        Path empty = Files.createFile(folder.resolve("empty.docx"));
        assertThatThrownBy(() -> reader.read(empty))
                .isInstanceOf(UnreadableTemplate.class)
                .extracting(error -> ((UnreadableTemplate) error).problem())
                .isEqualTo(Problem.EMPTY);
    }
}
