package io.dossier.engine.reading.sheet;

import io.dossier.engine.reading.ReadingLimits;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.xssf.eventusermodel.XSSFSheetXMLHandler;
import org.apache.poi.xssf.model.SharedStrings;
import org.apache.poi.xssf.model.Styles;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/** Hears merged areas as well, which stand behind all cells. */
final class SheetHandler extends XSSFSheetXMLHandler {

    private final MergedAreas merged;
    private int characters;

    SheetHandler(
            Styles styles,
            SharedStrings strings,
            SheetContentsHandler rows,
            DataFormatter formats,
            MergedAreas merged) {
        super(styles, null, strings, rows, formats, false);
        this.merged = merged;
    }

    /** A value is kept as a whole before anyone may cut it: what no cell may hold is dropped here. */
    @Override
    public void characters(char[] text, int start, int length) throws SAXException {
        if (characters <= 2 * ReadingLimits.CELL_CHARACTERS) {
            characters += length;
            super.characters(text, start, length);
        }
    }

    @Override
    public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
        characters = 0;
        super.startElement(uri, localName, qName, attributes);
        if (localName.equals("mergeCell")) {
            merged.add(attributes.getValue("ref"));
        }
    }
}
