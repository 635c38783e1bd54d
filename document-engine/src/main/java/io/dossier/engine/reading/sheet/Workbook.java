package io.dossier.engine.reading.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.util.XMLHelper;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/** What the workbook says of its sheets: which are hidden, and from which year days are counted. */
final class Workbook extends DefaultHandler {

    private final Set<String> hidden = new HashSet<>();
    private boolean from1904;

    static Workbook read(InputStream in) throws IOException, SAXException, ParserConfigurationException {
        Workbook workbook = new Workbook();
        XMLReader xml = XMLHelper.newXMLReader();
        xml.setContentHandler(workbook);
        xml.parse(new InputSource(in));
        return workbook;
    }

    @Override
    public void startElement(String uri, String localName, String qName, Attributes attributes) {
        if (localName.equals("sheet")) {
            String state = attributes.getValue("state");
            if (state != null && !state.equals("visible")) {
                hidden.add(attributes.getValue("name"));
            }
        } else if (localName.equals("workbookPr")) {
            String value = attributes.getValue("date1904");
            from1904 = "1".equals(value) || "true".equals(value);
        }
    }

    boolean isHidden(String sheet) {
        return hidden.contains(sheet);
    }

    /** Formats numbers and dates as the workbook shows them to an English reader. */
    DataFormatter formats() {
        return new DataFormatter(Locale.US) {
            @Override
            public String formatRawCellContents(double value, int index, String format) {
                return formatRawCellContents(value, index, format, from1904);
            }
        };
    }
}
