package io.dossier.engine.reading.sheet;

import io.dossier.engine.reading.BlockWriter;
import io.dossier.engine.reading.FormatReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.poi.openxml4j.exceptions.OpenXML4JException;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.opc.PackageAccess;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.util.XMLHelper;
import org.apache.poi.xssf.eventusermodel.ReadOnlySharedStringsTable;
import org.apache.poi.xssf.eventusermodel.XSSFReader;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/** Reads XLSX. */
public final class SheetReader implements FormatReader {

    @Override
    public void read(Path file, BlockWriter blocks) throws IOException {
        OPCPackage opc = null;
        try {
            opc = OPCPackage.open(file.toFile(), PackageAccess.READ);
            sheets(opc, blocks);
        } catch (OpenXML4JException | SAXException | ParserConfigurationException e) {
            throw new IOException(e);
        } finally {
            if (opc != null) {
                opc.revert();
            }
        }
    }

    private static void sheets(OPCPackage opc, BlockWriter blocks)
            throws IOException, OpenXML4JException, SAXException, ParserConfigurationException {
        XSSFReader reader = new XSSFReader(opc);
        ReadOnlySharedStringsTable strings = new ReadOnlySharedStringsTable(opc, false);
        CellBudget budget = new CellBudget();
        Workbook workbook = workbook(reader);
        DataFormatter formats = workbook.formats();
        XSSFReader.SheetIterator sheets = (XSSFReader.SheetIterator) reader.getSheetsData();
        while (sheets.hasNext()) {
            try (InputStream in = sheets.next()) {
                SheetRows rows = new SheetRows(budget, blocks);
                MergedAreas merged = new MergedAreas();
                XMLReader xml = XMLHelper.newXMLReader();
                xml.setContentHandler(new SheetHandler(reader.getStylesTable(), strings, rows, formats, merged));
                xml.parse(new InputSource(in));
                rows.write(sheets.getSheetName(), workbook.isHidden(sheets.getSheetName()), merged);
            }
        }
    }

    private static Workbook workbook(XSSFReader reader)
            throws IOException, OpenXML4JException, SAXException, ParserConfigurationException {
        try (InputStream in = reader.getWorkbookData()) {
            return Workbook.read(in);
        }
    }
}
