package io.dossier.engine.assembly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.dossier.engine.assembly.AssemblyRequest.Section;
import io.dossier.engine.templates.Runs;
import io.dossier.engine.templates.SharedData;
import io.dossier.engine.templates.TemplateFile;
import io.dossier.engine.templates.TemplateReader;
import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

class DocumentAssemblerTest {

    @TempDir
    Path folder;

    private final DocumentAssembler assembler = new DocumentAssembler();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ICH_M11_Template_2025_0203.docx",
                "SAP_Template_20180821.docx",
                "PHUSE_White_Paper_Template.docx",
                "testplan_TEMPLATE.dotx"
            })
    void everyTemplateGivesAValidDocumentWithAllHeadings(String name) throws Exception {
        Path template = SharedData.file("templates/" + name);
        AssemblyRequest request = MadeUp.request(template);
        Path output = assemble(template, request);
        assertThat(SchemaGate.problems(output)).isEmpty();
        assertThat(new TemplateReader().read(output).sections())
                .extracting(section -> section.name())
                .containsExactlyElementsOf(
                        request.sections().stream().map(Section::title).toList());
        assertThat(tags(output))
                .containsExactlyElementsOf(request.sections().stream()
                        .flatMap(section -> section.blocks().stream())
                        .map(block -> block.id())
                        .toList());
    }

    @Test
    void guidanceOfTheTemplateDoesNotReachTheDocument() throws Exception {
        Path template = SharedData.file("templates/ICH_M11_Template_2025_0203.docx");
        String text = text(assemble(template, MadeUp.request(template)));
        assertThat(text)
                .contains("To be eligible to participate in this trial", "Sponsor Approval")
                .doesNotContain("No text is intended here", "<Enter", "Template Conventions", "Inclusion criteria are");
    }

    @Test
    void whatATemplateSaysOfItsSubjectStaysAndItsAuthorGoes() throws Exception {
        Path template = SharedData.file("templates/testplan_TEMPLATE.dotx");
        WordPackage file = TemplateFile.open(assemble(template, MadeUp.request(template)));
        String core = new String(file.bytes().get("docProps/core.xml"), StandardCharsets.UTF_8);
        assertThat(core)
                .contains("Working Group 5, Project 2", ">Dossier<")
                .doesNotContain("Dante", "<dc:title>PhUSE CS Test Plan", "2015");
    }

    @Test
    void withoutATemplateBuiltInStylesServe() throws Exception {
        Path output = assemble(null, MadeUp.request((Path) null));
        assertThat(SchemaGate.problems(output)).isEmpty();
        assertThat(text(output))
                .contains("Section 0", "Source: protocol.pdf, page 12, table 2", MadeUp.EMPTY)
                .contains("placebo in 120 subjects. <b> & \"c\".")
                .doesNotContain("1. Section 0");
    }

    @Test
    void onlyASectionThatWasToBeGeneratedSaysThatItGotNothing() throws Exception {
        Section generated = new Section("1", null, 1, "Generated", true, List.of());
        Section authors = new Section("2", null, 1, "Written by hand", true, List.of(), true);

        assertThat(text(assemble(null, MadeUp.request(List.of(generated))))).contains("Generated", MadeUp.EMPTY);
        assertThat(text(assemble(null, MadeUp.request(List.of(authors)))))
                .contains("Written by hand")
                .doesNotContain(MadeUp.EMPTY);
    }

    @Test
    void sameInputsGiveSameBytes() throws Exception {
        Path first = assemble(null, MadeUp.request((Path) null));
        byte[] bytes = Files.readAllBytes(first);
        assertThat(Files.readAllBytes(assemble(null, MadeUp.request((Path) null))))
                .isEqualTo(bytes);
    }

    @Test
    void headingsThatAreNotAskedForAreDropped() throws Exception {
        Path template = SharedData.file("templates/ICH_M11_Template_2025_0203.docx");
        MadeUp content = MadeUp.content();
        List<Section> sections = List.of(
                new Section("1", 33, 1, "Trial Population", false, List.of()),
                new Section("2", 35, 2, "Who may take part", true, List.of(content.text("Adults."))),
                new Section("3", null, 2, "7.7 Something new", true, List.of(content.text("New."))));
        Path output = assemble(template, MadeUp.request(sections));
        assertThat(SchemaGate.problems(output)).isEmpty();
        assertThat(new TemplateReader().read(output).sections())
                .extracting(section -> section.name())
                .containsExactly("Trial Population", "Who may take part", "Something new");
        assertThat(text(output)).contains("Trial Population", "Adults.", "New.");
    }

    @Test
    void tablesTooWideForThePageAreTurned() throws Exception {
        WordPackage file = TemplateFile.open(assemble(null, MadeUp.request((Path) null)));
        assertThat(Wml.descendants(file.body(), "pgSz"))
                .extracting(size -> Wml.attribute(size, "orient"))
                .contains("landscape", "");
        for (Element table : Wml.descendants(file.body(), "tbl")) {
            Element grid = Wml.child(table, "tblGrid").orElseThrow();
            assertThat(Wml.children(grid)).allSatisfy(column -> assertThat(Integer.parseInt(Wml.attribute(column, "w")))
                    .isPositive());
            assertThat(Wml.descendants(table, "tblHeader")).hasSize(2);
        }
    }

    @Test
    void aLabelThatIsNoNumberHasRoomBeforeItsText() throws IOException {
        List<Section> sections = List.of(new Section(
                "1", null, 1, "Criteria", true, List.of(MadeUp.content().item(0, "[127b]", "Laboratory values."))));
        Path output = assemble(null, MadeUp.request(sections));
        Element indent =
                Wml.descendants(TemplateFile.open(output).body(), "ind").get(0);
        assertThat(Integer.parseInt(Wml.attribute(indent, "hanging"))).isGreaterThan(6 * 120);
        assertThat(Integer.parseInt(Wml.attribute(indent, "left")))
                .isGreaterThanOrEqualTo(Integer.parseInt(Wml.attribute(indent, "hanging")));
    }

    /** The landscape table between the headings goes with the guidance; what is left is the end of its section. */
    @Test
    void aHeadingOfSectionsIsNotLeftAloneBeforeANewPage() throws Exception {
        Path template = SharedData.file("templates/ICH_M11_Template_2025_0203.docx");
        List<Element> blocks = Wml.children(
                TemplateFile.open(assemble(template, MadeUp.empty(template))).body());
        int heading = IntStream.range(0, blocks.size())
                .filter(i ->
                        Runs.blockText(blocks.get(i)).equalsIgnoreCase("Trial Intervention and Concomitant Therapy"))
                .filter(i -> Wml.is(blocks.get(i), "p"))
                .findFirst()
                .orElseThrow();
        assertThat(Wml.child(blocks.get(heading + 1), "pPr", "sectPr")).isEmpty();
        assertThat(Wml.child(blocks.get(heading - 1), "pPr", "sectPr")).isPresent();
    }

    @Test
    void provenanceStandsInACustomPart() throws Exception {
        WordPackage file = TemplateFile.open(assemble(null, MadeUp.request((Path) null)));
        String part = new String(file.bytes().get("customXml/item1.xml"), StandardCharsets.UTF_8);
        assertThat(part)
                .contains("urn:dossier:provenance:1", "document=\"document-1\"", "name=\"protocol.pdf\"")
                .contains("<cell column=\"2\" row=\"3\"><place column=\"3\" page=\"12\" row=\"7\" source=\"s1\"")
                .contains("<heading>3 Objectives</heading>");
    }

    @Test
    void contentsListsTheHeadingsWithTheirNumbers() throws Exception {
        WordPackage file = TemplateFile.open(assemble(null, MadeUp.request((Path) null)));
        Element contents = Wml.children(file.body(), "sdt").get(0);
        assertThat(Runs.blockText(contents)).contains("1\tSection 0", "1.1\tSection 1", "2\tSection 4");
        assertThat(Wml.descendants(file.tree("word/settings.xml").getDocumentElement(), "updateFields"))
                .hasSize(1);
    }

    @Test
    void anIdThatWordCannotHoldIsRefused() {
        MadeUp content = MadeUp.content();
        var block = content.text("Text.");
        Section twice = new Section("1", null, 1, "Title", true, List.of(block, block));
        assertThatThrownBy(() -> assemble(null, MadeUp.request(List.of(twice))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("unique");
    }

    private Path assemble(Path template, AssemblyRequest request) throws IOException {
        Path output = folder.resolve("out.docx");
        assembler.assemble(template, request, output);
        return output;
    }

    private static List<String> tags(Path docx) {
        return Wml.descendants(TemplateFile.open(docx).body(), "sdtPr").stream()
                .map(properties -> Wml.val(properties, "tag"))
                .filter(tag -> tag.matches("b\\d+"))
                .toList();
    }

    private static String text(Path docx) {
        return Runs.blockText(TemplateFile.open(docx).body());
    }
}
