package io.dossier.engine.templates;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;

class CleanTemplateTest {

    private static final String ROOT = " xmlns:w=\"" + Wml.W + "\" xmlns:r=\"" + Wml.R + "\"";

    /** The outer bracket is never closed: the author of the template forgot it. */
    @Test
    void alternativesLeaveOneLineToFillIn() {
        CleanTemplate template = template("{The changes are {listed below} or {<specify location>}.", "");

        assertThat(template.parts().get(0).text()).isEqualTo("The changes are ________.");
    }

    @ParameterizedTest
    @CsvSource({"FOR REFERENCE ONLY, false", "Sample, false", "DRAFT, true", "CONFIDENTIAL, true"})
    void aWatermarkStaysUnlessItSpeaksOfTheTemplateAsOne(String words, boolean stays) {
        CleanTemplate template = template("Text.", words);

        String header = new String(template.file().bytes().get("word/header1.xml"), StandardCharsets.UTF_8);
        assertThat(header.contains(words)).isEqualTo(stays);
        assertThat(header).contains("Protocol");
    }

    @ParameterizedTest
    @CsvSource({
        "Add Authors Names, false",
        "Brief description and justification of this test., false",
        "Or describe an expected failure result, false",
        "List of names and dates, true",
        "Provide access to the sites at any time., true",
        "A brief description of the study follows., true"
    })
    void aParagraphThatAsksItsAuthorForSomethingGoes(String words, boolean stays) {
        CleanTemplate.CleanPart part = template(words, "").parts().get(0);

        assertThat(part.text()).isEqualTo(stays ? words : "");
        assertThat(part.instructions()).isEqualTo(stays ? "" : words);
    }

    @Test
    void anEmptiedCellKeepsTheLineThatIsNoGuidance() {
        String table = "<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Full title:</w:t></w:r></w:p></w:tc><w:tc>"
                + "<w:p><w:pPr><w:jc w:val=\"right\"/></w:pPr><w:r><w:t>&lt;Enter full title></w:t></w:r></w:p>"
                + "<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>It should be descriptive.</w:t></w:r></w:p>"
                + "</w:tc></w:tr></w:tbl>";

        Element cell = Wml.descendants(
                        ofBody(table, "").parts().get(0).kept().get(0).first(), "tc")
                .get(1);

        assertThat(Wml.children(cell, "p")).hasSize(1);
        assertThat(Wml.child(cell, "p", "pPr", "jc")).isPresent();
        assertThat(Runs.blockText(cell)).isEmpty();
    }

    private static CleanTemplate template(String text, String watermark) {
        return ofBody("<w:p><w:r><w:t>" + text.replace("<", "&lt;") + "</w:t></w:r></w:p>", watermark);
    }

    private static CleanTemplate ofBody(String blocks, String watermark) {
        String body = "<w:p><w:pPr><w:outlineLvl w:val=\"0\"/></w:pPr><w:r><w:t>Amendments</w:t></w:r></w:p>" + blocks;
        String header = "<w:p><w:r><w:pict><v:shape xmlns:v=\"urn:schemas-microsoft-com:vml\"><v:textpath string=\""
                + watermark + "\"/></v:shape></w:pict></w:r><w:r><w:t>Protocol</w:t></w:r></w:p>";
        return new CleanTemplate(new WordPackage(
                Map.of(
                        "[Content_Types].xml",
                        bytes("<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>"),
                        "word/document.xml",
                        bytes("<w:document" + ROOT + "><w:body>" + body + "</w:body></w:document>"),
                        "word/_rels/document.xml.rels",
                        bytes("<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">"
                                + "<Relationship Id=\"h\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/"
                                + "relationships/header\" Target=\"header1.xml\"/></Relationships>"),
                        "word/header1.xml",
                        bytes("<w:hdr" + ROOT + ">" + header + "</w:hdr>")),
                "word/document.xml"));
    }

    private static byte[] bytes(String xml) {
        return xml.getBytes(StandardCharsets.UTF_8);
    }
}
