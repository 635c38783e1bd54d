package io.dossier.systemtests;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A small Word file with headings and paragraphs. */
public final class WordFile {

    private static final String NAMESPACE = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
    private static final String PACKAGE = "http://schemas.openxmlformats.org/package/2006/";
    private static final String OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
    private static final String TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.";

    private final StringBuilder body = new StringBuilder();

    /** @param level from 1 to 3 */
    public WordFile heading(int level, String text) {
        return paragraph("Heading" + level, text);
    }

    public WordFile paragraph(String text) {
        return paragraph("Normal", text);
    }

    private WordFile paragraph(String style, String text) {
        body.append("<w:p><w:pPr><w:pStyle w:val=\"%s\"/></w:pPr><w:r><w:t xml:space=\"preserve\">%s</w:t></w:r></w:p>"
                .formatted(style, text));
        return this;
    }

    public byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> part : parts().entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                zip.write(("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>" + part.getValue())
                        .getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private Map<String, String> parts() {
        Map<String, String> parts = new TreeMap<>();
        parts.put(
                "[Content_Types].xml",
                "<Types xmlns=\"" + PACKAGE + "content-types\">"
                        + "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
                        + "<Override PartName=\"/word/document.xml\" ContentType=\"" + TYPE + "document.main+xml\"/>"
                        + "<Override PartName=\"/word/styles.xml\" ContentType=\"" + TYPE + "styles+xml\"/></Types>");
        parts.put("_rels/.rels", relationship("officeDocument", "word/document.xml"));
        parts.put("word/_rels/document.xml.rels", relationship("styles", "styles.xml"));
        parts.put(
                "word/document.xml",
                "<w:document xmlns:w=\"" + NAMESPACE + "\"><w:body>" + body
                        + "<w:sectPr><w:pgSz w:w=\"11906\" w:h=\"16838\"/></w:sectPr></w:body></w:document>");
        parts.put(
                "word/styles.xml",
                "<w:styles xmlns:w=\"" + NAMESPACE + "\">"
                        + "<w:style w:type=\"paragraph\" w:default=\"1\" w:styleId=\"Normal\"><w:name w:val=\"Normal\"/></w:style>"
                        + headingStyle(1) + headingStyle(2) + headingStyle(3) + "</w:styles>");
        return parts;
    }

    private static String relationship(String type, String target) {
        return "<Relationships xmlns=\"%srelationships\"><Relationship Id=\"rId1\" Type=\"%s%s\" Target=\"%s\"/></Relationships>"
                .formatted(PACKAGE, OFFICE, type, target);
    }

    private static String headingStyle(int level) {
        return ("<w:style w:type=\"paragraph\" w:styleId=\"Heading%1$d\"><w:name w:val=\"heading %1$d\"/>"
                        + "<w:basedOn w:val=\"Normal\"/><w:pPr><w:outlineLvl w:val=\"%2$d\"/></w:pPr></w:style>")
                .formatted(level, level - 1);
    }
}
