package io.dossier.engine.reading.word;

import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.reading.MadeFile;
import java.util.LinkedHashMap;
import java.util.Map;

/** A DOCX from pieces of its XML, so that a test says exactly what Word would have written. */
public final class WordFile {

    private static final String TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.";

    private final Map<String, String> parts = new LinkedHashMap<>();
    private final StringBuilder types = new StringBuilder();

    /** A document with this in its body. */
    public static WordFile of(String... body) {
        return new WordFile().part("document", "document.main+xml", root("document", tag("body", body)));
    }

    WordFile styles(String... styles) {
        return part("styles", "styles+xml", root("styles", styles));
    }

    WordFile numbering(String... lists) {
        return part("numbering", "numbering+xml", root("numbering", lists));
    }

    WordFile footnotes(String... notes) {
        return part("footnotes", "footnotes+xml", root("footnotes", notes));
    }

    /** A part as it is, the XML declaration included. */
    public WordFile part(String name, String type, String xml) {
        parts.put("word/" + name + ".xml", xml);
        types.append("<Override PartName=\"/word/%s.xml\" ContentType=\"%s\"/>".formatted(name, TYPE + type));
        return this;
    }

    /** The file. */
    public byte[] bytes() {
        return MadeFile.zip(parts());
    }

    /** The parts of the file. */
    public Map<String, String> parts() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("[Content_Types].xml", """
                <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
                <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
                """ + types + "</Types>");
        all.put("_rels/.rels", """
                <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1"
                Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
                Target="word/document.xml"/></Relationships>
                """);
        all.putAll(parts);
        return all;
    }

    DocumentModel read() {
        return MadeFile.read(bytes(), "made.docx");
    }

    static String root(String name, String... content) {
        return "<w:%1$s xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\">%2$s</w:%1$s>"
                .formatted(name, String.join("", content));
    }

    /** An element without attributes. */
    static String tag(String name, String... content) {
        return "<w:%1$s>%2$s</w:%1$s>".formatted(name, String.join("", content));
    }

    /** An element with {@code w:val} only. */
    static String val(String name, Object value) {
        return "<w:%s w:val=\"%s\"/>".formatted(name, value);
    }

    /** A run with these words. */
    static String run(String text) {
        return tag("r", words(text));
    }

    static String words(String text) {
        return "<w:t xml:space=\"preserve\">" + text + "</w:t>";
    }

    /** A paragraph with one run. */
    public static String paragraph(String text) {
        return tag("p", run(text));
    }

    /** A paragraph with properties. */
    static String paragraph(String properties, String text) {
        return tag("p", tag("pPr", properties), run(text));
    }

    /** An item of a list. */
    static String item(int list, int level, String text) {
        return paragraph(tag("numPr", val("ilvl", level), val("numId", list)), text);
    }

    /** A paragraph style that is based on another. */
    static String style(String id, String name, String basedOn, String... properties) {
        return "<w:style w:type=\"paragraph\" w:styleId=\"" + id + "\">" + val("name", name) + val("basedOn", basedOn)
                + String.join("", properties) + "</w:style>";
    }

    /** A kind of list. */
    static String abstractList(int id, String... levels) {
        return "<w:abstractNum w:abstractNumId=\"" + id + "\">" + String.join("", levels) + "</w:abstractNum>";
    }

    static String level(int level, String format, String text, String... more) {
        return "<w:lvl w:ilvl=\"" + level + "\">" + val("start", 1) + val("numFmt", format) + String.join("", more)
                + val("lvlText", text) + "</w:lvl>";
    }

    /** A list of a kind. */
    static String list(int id, int abstractList, String... overrides) {
        return "<w:num w:numId=\"" + id + "\">" + val("abstractNumId", abstractList) + String.join("", overrides)
                + "</w:num>";
    }

    /** A table's cell. */
    static String cell(String text, String... properties) {
        return tag("tc", tag("tcPr", properties), paragraph(text));
    }

    static String row(String... cells) {
        return tag("tr", cells);
    }

    static String headerRow(String... cells) {
        return tag("tr", "<w:trPr><w:tblHeader/></w:trPr>", String.join("", cells));
    }
}
