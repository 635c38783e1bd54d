package io.dossier.samples;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.apache.poi.xwpf.usermodel.XWPFRun;
import org.apache.poi.xwpf.usermodel.XWPFTable;
import org.apache.poi.xwpf.usermodel.XWPFTableCell;
import org.apache.poi.xwpf.usermodel.XWPFTableRow;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTTblGrid;

/** A ruled table over the whole width; its first row is repeated on each page. */
final class StudyTable {

    private static final int TEXT_WIDTH = 9354;
    private static final int NARROWEST = 12;
    private static final int WIDEST = 20;

    private StudyTable() {}

    static void write(XWPFDocument document, List<List<String>> rows) {
        int columns = rows.get(0).size();
        int[] widths = widths(rows, columns);
        XWPFTable table = document.createTable(rows.size(), columns);
        table.setStyleID("TableGrid");
        table.setWidth(TEXT_WIDTH);
        CTTblGrid grid = table.getCTTbl().addNewTblGrid();
        for (int column = 0; column < columns; column++) {
            grid.addNewGridCol().setW(BigInteger.valueOf(widths[column]));
        }
        for (int row = 0; row < rows.size(); row++) {
            fill(table.getRow(row), rows.get(row), widths, row == 0);
        }
        table.getRow(0).setRepeatHeader(true);
    }

    private static void fill(XWPFTableRow row, List<String> texts, int[] widths, boolean header) {
        row.setCantSplitRow(true);
        for (int column = 0; column < texts.size(); column++) {
            XWPFTableCell cell = row.getCell(column);
            cell.setWidth(String.valueOf(widths[column]));
            if (header) {
                cell.setColor("DCE6F1");
            }
            XWPFParagraph paragraph = cell.getParagraphs().get(0);
            paragraph.setStyle("TableText");
            XWPFRun run = paragraph.createRun();
            run.setText(texts.get(column));
            run.setBold(header);
        }
    }

    /** In proportion to the longest text of each column, within bounds. */
    private static int[] widths(List<List<String>> rows, int columns) {
        int[] longest = IntStream.range(0, columns)
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(NARROWEST))
                .map(length -> Math.max(NARROWEST, Math.min(WIDEST, length)))
                .toArray();
        int all = IntStream.of(longest).sum();
        return IntStream.of(longest).map(length -> TEXT_WIDTH * length / all).toArray();
    }
}
