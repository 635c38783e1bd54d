package io.dossier.engine.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.provenance.FieldValue;
import io.dossier.engine.provenance.FieldValue.Field;
import io.dossier.engine.templates.Runs;
import io.dossier.engine.templates.SharedData;
import io.dossier.engine.templates.TemplateFile;
import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

class FilledFieldsTest {

    private static final String TITLE = "A study [NW-77] of Zorblax";

    @TempDir
    Path folder;

    @Test
    void titlePageHeaderAndFooterShowWhatTheSourcesState() throws Exception {
        WordPackage sap = filled("SAP_Template_20180821.docx");
        assertThat(words(sap, "word/header1.xml")).isEqualTo("Statistical Analysis Plan\t " + TITLE);
        assertThat(words(sap, "word/footer1.xml")).startsWith("SAP version X.Y: " + TITLE + "\tDate of Version");

        WordPackage protocol = filled("ICH_M11_Template_2025_0203.docx");
        Element row = Wml.descendants(protocol.body(), "tr").stream()
                .filter(candidate -> Runs.blockText(candidate).startsWith("Full Title:"))
                .findFirst()
                .orElseThrow();
        assertThat(Runs.blockText(row)).isEqualTo("Full Title:\t" + TITLE);
        assertThat(Wml.descendants(row, "highlight")).isEmpty();
    }

    @Test
    void eachPlaceHasAControlAndItsProvenance() throws Exception {
        WordPackage sap = filled("SAP_Template_20180821.docx");
        Element header = sap.tree("word/header1.xml").getDocumentElement();
        Element footer = sap.tree("word/footer1.xml").getDocumentElement();
        assertThat(Wml.val(Wml.descendants(header, "sdt").get(0), "sdtPr", "tag"))
                .isEqualTo("b0-1");
        assertThat(Wml.val(Wml.descendants(footer, "sdt").get(0), "sdtPr", "tag"))
                .isEqualTo("b0-2");
        assertThat(new String(sap.bytes().get("customXml/item2.xml"), StandardCharsets.UTF_8))
                .contains("id=\"b0-1\"", "id=\"b0-2\"", "name=\"protocol.pdf\"");
    }

    private WordPackage filled(String name) throws Exception {
        Path template = SharedData.file("templates/" + name);
        AssemblyRequest empty = MadeUp.empty(template);
        AssemblyRequest request = new AssemblyRequest(
                empty.documentId(), empty.title(), empty.createdAt(), empty.sections(), empty.emptyText(), values());
        Path output = folder.resolve(name);
        new DocumentAssembler().assemble(template, request, output);
        assertThat(SchemaGate.problems(output)).isEmpty();
        return TemplateFile.open(output);
    }

    private static List<FieldValue> values() {
        return List.of(new FieldValue(Field.TITLE, MadeUp.content().text(TITLE)));
    }

    private static String words(WordPackage file, String part) {
        return Runs.blockText(
                Wml.descendants(file.tree(part).getDocumentElement(), "p").get(0));
    }
}
