package io.dossier.samples;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Table;
import io.dossier.engine.reading.SourceReader;
import io.dossier.engine.templates.TemplateModel;
import io.dossier.engine.templates.TemplateModel.TemplateSection;
import io.dossier.engine.templates.TemplateReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SampleFilesTest {

    private static final Path SAMPLES = Path.of(System.getProperty("dossier.root", ".."), "samples");

    @ParameterizedTest
    @CsvSource({"sources/protocol.docx, Protocol, 45", "protocol.pdf, Protocol, 45", "sources/sap.docx, SAP, 13"})
    void everyHeadingOfASourceIsRead(String name, String type, int headings) throws IOException {
        DocumentModel model = read(name);
        assertThat(model.type().type()).isEqualTo(type);
        assertThat(headings(model)).hasSize(headings);
        assertThat(model.warnings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"sources/protocol.docx", "protocol.pdf"})
    void protocolHasNumberedHeadingsListsAndTables(String name) throws IOException {
        DocumentModel model = read(name);
        assertThat(headings(model))
                .contains(
                        "1.2 Schedule of Activities",
                        "5.2 Inclusion Criteria",
                        "9.4 Sample Size Determination",
                        "11 References");
        assertThat(model.blocks().stream().filter(Table.class::isInstance).map(Table.class::cast))
                .extracting(Table::title)
                .containsExactly("Table 1 Schedule of Activities", "Table 2 Trial Interventions");
        assertThat(model.blocks().stream().filter(ListItem.class::isInstance)).hasSizeGreaterThanOrEqualTo(25);
    }

    @Test
    void pdfSaysWhatTheWordFileSays() throws IOException {
        assertThat(headings(read("protocol.pdf"))).isEqualTo(headings(read("sources/protocol.docx")));
    }

    @Test
    void templateHasSectionsAndGuidance() {
        TemplateModel template = new TemplateReader().read(SAMPLES.resolve("templates/csr-template.docx"));
        assertThat(template.sections()).hasSize(38);
        assertThat(template.sections())
                .extracting(TemplateSection::name)
                .contains("Synopsis", "Study Objectives", "Inclusion Criteria", "Disposition of Patients");
        TemplateSection disposition = template.sections().get(34);
        assertThat(disposition.text()).isEqualTo("Subjects are counted by the group to which they were randomised.");
        assertThat(disposition.instructions())
                .contains("Check the numbers against the data set.", "Insert the table of disposition.");
    }

    @Test
    void committedWordFilesAreWhatTheTextsGive(@TempDir Path folder) throws IOException {
        SampleFiles.writeTo(folder);
        for (String file : List.of("sources/protocol.docx", "sources/sap.docx", "templates/csr-template.docx")) {
            assertThat(folder.resolve(file)).as(file).hasSameBinaryContentAs(SAMPLES.resolve(file));
        }
    }

    private static DocumentModel read(String name) throws IOException {
        return SourceReader.read(SAMPLES.resolve(name), "a".repeat(64), name);
    }

    private static List<String> headings(DocumentModel model) {
        return model.blocks().stream()
                .filter(Heading.class::isInstance)
                .map(Heading.class::cast)
                .map(heading -> (heading.number() + " " + heading.text()).strip())
                .toList();
    }
}
