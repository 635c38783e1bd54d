package io.dossier.engine.reading.sheet;

import java.util.Locale;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.xssf.eventusermodel.XSSFSheetXMLHandler;
import org.apache.poi.xssf.model.SharedStrings;
import org.apache.poi.xssf.model.Styles;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/** Hears merged areas as well, which stand behind all cells. */
final class SheetHandler extends XSSFSheetXMLHandler {

    private final MergedAreas merged;

    SheetHandler(Styles styles, SharedStrings strings, SheetContentsHandler rows, MergedAreas merged) {
        super(styles, null, strings, rows, new DataFormatter(Locale.ROOT), false);
        this.merged = merged;
    }

    @Override
    public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
        super.startElement(uri, localName, qName, attributes);
        if (localName.equals("mergeCell")) {
            merged.add(attributes.getValue("ref"));
        }
    }
}
