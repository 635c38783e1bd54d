package io.dossier.engine.reading;

import java.util.Map;

/** An XLSX with one cell, from its XML, for what POI would not write. */
final class SheetFile {

    private static final String FORMATS = "http://schemas.openxmlformats.org/";
    private static final String RELATIONS = FORMATS + "officeDocument/2006/relationships";
    private static final String MAIN = FORMATS + "spreadsheetml/2006/main";
    private static final String TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.";

    private SheetFile() {}

    /** The file, with something in front of the sheet's root. */
    static byte[] bytes(String prolog) {
        return MadeFile.zip(parts(prolog, "text"));
    }

    /** The parts of the file, with these words in its cell. */
    static Map<String, String> parts(String prolog, String words) {
        return Map.of(
                "[Content_Types].xml",
                types(),
                "_rels/.rels",
                relation("officeDocument", "xl/workbook.xml"),
                "xl/_rels/workbook.xml.rels",
                relation("worksheet", "sheet1.xml"),
                "xl/workbook.xml",
                "<workbook xmlns=\"" + MAIN + "\" xmlns:r=\"" + RELATIONS + "\"><sheets>"
                        + "<sheet name=\"S\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>",
                "xl/sheet1.xml",
                prolog + "<worksheet xmlns=\"" + MAIN + "\"><sheetData><row r=\"1\">"
                        + "<c r=\"A1\" t=\"inlineStr\"><is><t>" + words
                        + "</t></is></c></row></sheetData></worksheet>");
    }

    private static String types() {
        return "<Types xmlns=\"" + FORMATS + "package/2006/content-types\"><Default Extension=\"rels\""
                + " ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
                + override("workbook", "sheet.main+xml") + override("sheet1", "worksheet+xml") + "</Types>";
    }

    private static String override(String part, String type) {
        return "<Override PartName=\"/xl/" + part + ".xml\" ContentType=\"" + TYPE + type + "\"/>";
    }

    private static String relation(String type, String target) {
        return "<Relationships xmlns=\"" + FORMATS + "package/2006/relationships\"><Relationship Id=\"r1\" Type=\""
                + RELATIONS + "/" + type + "\" Target=\"" + target + "\"/></Relationships>";
    }
}
