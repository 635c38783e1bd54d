package io.dossier.engine.templates;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    private static CleanTemplate template(String text, String watermark) {
        String body = "<w:p><w:pPr><w:outlineLvl w:val=\"0\"/></w:pPr><w:r><w:t>Amendments</w:t></w:r></w:p>"
                + "<w:p><w:r><w:t>" + text.replace("<", "&lt;") + "</w:t></w:r></w:p>";
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
