package io.dossier.bench.readers;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.openxml4j.util.ZipSecureFile;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFHeader;
import org.apache.poi.xwpf.usermodel.XWPFTable;
import org.apache.poi.xwpf.usermodel.XWPFTableCell;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTTcPr;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.STMerge;

/** The cells of a DOCX as POI's model has them: tables in page headers first, then those of the body. */
final class PlainWalk {

    static {
        // LibreOffice's own files are packed more tightly than POI expects of honest ones.
        ZipSecureFile.setMinInflateRatio(0.001);
    }

    private PlainWalk() {}

    static Cells of(Path docx) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        try (InputStream in = Files.newInputStream(docx);
                XWPFDocument document = new XWPFDocument(in)) {
            for (XWPFHeader header : document.getHeaderList()) {
                header.getTables().forEach(table -> add(table, rows));
            }
            document.getTables().forEach(table -> add(table, rows));
        }
        return new Cells(rows);
    }

    private static void add(XWPFTable table, List<List<String>> rows) {
        table.getRows()
                .forEach(row -> rows.add(row.getTableCells().stream()
                        .filter(cell -> !isCovered(cell))
                        .map(XWPFTableCell::getText)
                        .toList()));
    }

    private static boolean isCovered(XWPFTableCell cell) {
        CTTcPr properties = cell.getCTTc().getTcPr();
        return properties != null
                && properties.isSetVMerge()
                && !STMerge.RESTART.equals(properties.getVMerge().getVal());
    }
}
