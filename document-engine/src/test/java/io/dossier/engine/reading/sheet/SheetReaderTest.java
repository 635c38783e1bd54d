package io.dossier.engine.reading.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.dossier.engine.model.Problem;
import io.dossier.engine.model.Table;
import io.dossier.engine.reading.MadeFile;
import io.dossier.engine.reading.UnreadableSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.FormulaError;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

class SheetReaderTest {

    private final XSSFWorkbook workbook = new XSSFWorkbook();

    @Test
    void eachSheetIsOneTableNamedAfterIt() throws IOException {
        fill("Demographics", "Age", "64");
        workbook.createSheet("Empty");
        fill("Vital signs", "Pulse", "72");

        List<Table> tables = read();
        assertThat(tables).extracting(Table::title).containsExactly("Demographics", "Vital signs");
        assertThat(tables).extracting(table -> table.at().table()).containsExactly(1, 2);
        assertThat(tables).extracting(Table::headerRows).containsExactly(1, 1);
        assertThat(tables.get(1).rows().get(1).cells()).containsExactly(new Table.Cell("72", 1, 1, 1));
    }

    @Test
    void datesAndNumbersReadAsTheyArePrinted() throws IOException {
        XSSFSheet sheet = fill("Sheet", "Date", "Share");
        Cell date = sheet.createRow(2).createCell(0);
        date.setCellValue(LocalDate.of(2013, 7, 4));
        date.setCellStyle(format("yyyy-mm-dd"));
        Cell share = sheet.getRow(2).createCell(1);
        share.setCellValue(0.125);
        share.setCellStyle(format("0.0%"));
        sheet.getRow(2).createCell(2).setCellValue(1.5);

        assertThat(read().get(0).rows().get(2).cells())
                .extracting(Table.Cell::text)
                .containsExactly("2013-07-04", "12.5%", "1.5");
    }

    @Test
    void datesAreCountedFromTheWorkbooksOwnYear() throws IOException {
        workbook.getCTWorkbook().addNewWorkbookPr().setDate1904(true);
        Cell date = fill("Sheet", "Date").createRow(1).createCell(0);
        date.setCellValue(40_000);
        date.setCellStyle(format("d-mmm-yyyy"));

        assertThat(read().get(0).rows().get(1).cells().get(0).text()).isEqualTo("7-Jul-2013");
    }

    @Test
    void hiddenSheetIsReadAndMarkedAsHidden() throws IOException {
        fill("Shown", "a", "b");
        fill("Kept back", "c", "d");
        workbook.setSheetHidden(1, true);

        List<Table> tables = read();
        assertThat(tables.get(0).notes()).isEmpty();
        assertThat(tables.get(1).notes()).containsExactly("This sheet is hidden in the workbook.");
    }

    @Test
    void errorsAndTruthValuesReadAsTheyArePrinted() throws IOException {
        XSSFSheet sheet = fill("Sheet", "Value");
        sheet.createRow(1).createCell(0).setCellErrorValue(FormulaError.DIV0.getCode());
        sheet.createRow(2).createCell(0).setCellValue(true);

        assertThat(read().get(0).text()).isEqualTo("Sheet\nValue\n#DIV/0!\nTRUE");
    }

    @Test
    void formulaReadsAsItsResult() throws IOException {
        XSSFSheet sheet = fill("Sheet", "Sum");
        Cell sum = sheet.createRow(1).createCell(0);
        sum.setCellFormula("1+2");
        workbook.getCreationHelper().createFormulaEvaluator().evaluateAll();

        assertThat(read().get(0).rows().get(1).cells())
                .extracting(Table.Cell::text)
                .containsExactly("3");
    }

    @Test
    void rowAndColumnNumbersAreThoseOfTheSheet() throws IOException {
        XSSFSheet sheet = workbook.createSheet("Sheet");
        sheet.createRow(3).createCell(2).setCellValue("C4");

        Table table = read().get(0);
        assertThat(table.rows()).hasSize(4);
        assertThat(table.columns()).isEqualTo(3);
        assertThat(table.rows().get(3).cells()).containsExactly(new Table.Cell("C4", 3, 1, 1));
    }

    @Test
    void mergedCellsSpanTheirArea() throws IOException {
        XSSFSheet sheet = workbook.createSheet("Sheet");
        sheet.createRow(0).createCell(0).setCellValue("Treatment");
        sheet.createRow(1).createCell(2).setCellValue("n");
        sheet.createRow(2).createCell(2).setCellValue("5");
        sheet.addMergedRegion(CellRangeAddress.valueOf("A1:B2"));

        Table table = read().get(0);
        assertThat(table.columns()).isEqualTo(3);
        assertThat(table.rows().get(0).cells()).containsExactly(new Table.Cell("Treatment", 1, 2, 2));
        assertThat(table.rows().get(1).cells()).containsExactly(new Table.Cell("n", 3, 1, 1));
    }

    @Test
    void wordsUnderAMergedAreaAreLeftOut() throws IOException {
        XSSFSheet sheet = fill("Sheet", "Shown", "covered", "below");
        sheet.addMergedRegion(CellRangeAddress.valueOf("A1:A2"));

        assertThat(read().get(0).text()).isEqualTo("Sheet\nShown\n\nbelow");
    }

    @Test
    void areaMergedToTheEndOfTheSheetStaysInsideTheTable() throws IOException {
        XSSFSheet sheet = fill("Sheet", "Title", "n");
        sheet.addMergedRegion(CellRangeAddress.valueOf("A1:XFD1"));
        sheet.addMergedRegion(CellRangeAddress.valueOf("A2:A1048576"));

        Table table = read().get(0);
        assertThat(table.columns()).isEqualTo(1);
        assertThat(table.rows().get(0).cells()).containsExactly(new Table.Cell("Title", 1, 1, 1));
        assertThat(table.rows().get(1).cells()).containsExactly(new Table.Cell("n", 1, 1, 1));
    }

    @Test
    void partThatUnpacksToFarTooMuchIsRefused() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] mebibyte = " ".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII);
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("xl/worksheets/sheet1.xml"));
            for (int i = 0; i < 257; i++) {
                zip.write(mebibyte);
            }
        }

        assertThat(bytes.size()).isLessThan(1 << 20);
        assertThatExceptionOfType(UnreadableSource.class)
                .isThrownBy(() -> MadeFile.read(bytes.toByteArray(), "made.xlsx"))
                .matches(e -> e.problem() == Problem.TOO_LARGE)
                .withMessageContaining("256 MiB in one of its parts");
    }

    /** A sheet with one cell in each row. */
    private XSSFSheet fill(String name, String... cells) {
        XSSFSheet sheet = workbook.createSheet(name);
        for (int i = 0; i < cells.length; i++) {
            sheet.createRow(i).createCell(0).setCellValue(cells[i]);
        }
        return sheet;
    }

    private CellStyle format(String format) {
        CellStyle style = workbook.createCellStyle();
        style.setDataFormat(workbook.createDataFormat().getFormat(format));
        return style;
    }

    private List<Table> read() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        workbook.write(bytes);
        workbook.close();
        return MadeFile.blocks(MadeFile.read(bytes.toByteArray(), "made.xlsx"), Table.class);
    }
}
