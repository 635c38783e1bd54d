package io.dossier.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Problem;
import io.dossier.engine.model.Table;
import io.dossier.engine.reading.pdf.PdfFile;
import io.dossier.engine.reading.word.WordFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file that would cost too much is refused as such, not as a damaged one. */
class LimitsTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"made.pdf, %PDF-1.7, 100", "made.rtf, {\\rtf1, 64", "made.csv, 'a,b', 64"})
    void fileOfMoreBytesIsRefused(String name, String start, long mebibytes) throws IOException {
        Path file = folder.resolve(name);
        Files.write(file, (start + " ".repeat(2000)).getBytes(StandardCharsets.US_ASCII));
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
            open.setLength((mebibytes << 20) + 1);
        }

        assertThat(tooLarge(() -> SourceReader.read(file, "0".repeat(64), name)))
                .contains("more than " + mebibytes + " MiB");
    }

    @Test
    void archiveOfMorePartsIsRefused() {
        Map<String, String> parts = new LinkedHashMap<>();
        for (int i = 0; i <= ReadingLimits.ENTRIES; i++) {
            parts.put("part" + i, "");
        }

        assertThat(tooLarge(() -> MadeFile.read(MadeFile.zip(parts), "made.docx")))
                .contains("10000 parts");
    }

    @Test
    void wordPartThatWouldFillTheMemoryIsRefused() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; text.length() <= ReadingLimits.WORD_PART_BYTES; i++) {
            text.append(i * 7919L).append(' ');
        }
        byte[] word = WordFile.of(WordFile.paragraph(text.toString())).bytes();

        assertThat(tooLarge(() -> MadeFile.read(word, "made.docx"))).contains("24 MiB");
    }

    @Test
    void wordPartOfMoreTagsThanMemoryHoldsIsRefused() {
        byte[] word =
                WordFile.of("<w:p/>".repeat(ReadingLimits.WORD_PART_NODES + 1)).bytes();

        assertThat(tooLarge(() -> MadeFile.read(word, "made.docx"))).contains("pieces of formatting");
    }

    @Test
    void partThatIsKeptAsATreeIsRefusedWhenLarge() {
        byte[] word = new WordFile()
                .part("styles", "styles+xml", " ".repeat((int) ReadingLimits.TREE_BYTES + 1))
                .bytes();

        assertThat(tooLarge(() -> MadeFile.read(word, "made.docx"))).contains("16 MiB in one of its parts");
    }

    @Test
    void endlessFieldOfACsvIsCutOffAndThatIsSaid() {
        DocumentModel model = MadeFile.read("a,b\n1," + "x".repeat(ReadingLimits.CELL_CHARACTERS + 1), "made.csv");

        assertThat(((Table) model.blocks().get(0)).rows().get(1).cells().get(1).text())
                .hasSize(ReadingLimits.CELL_CHARACTERS);
        assertThat(model.warnings()).singleElement().asString().contains("their ends are left out");
    }

    @Test
    void deeplyNestedContentControlsAreRefused() {
        int depth = ReadingLimits.NESTING + 1;
        String nested = "<w:sdt><w:sdtContent>".repeat(depth)
                + WordFile.paragraph("Text")
                + "</w:sdtContent></w:sdt>".repeat(depth);

        assertThat(tooLarge(() -> MadeFile.read(WordFile.of(nested).bytes(), "made.docx")))
                .contains("64 levels");
    }

    @Test
    void elementsDeeperThanAParserFollowsAreNotCalledDamaged() {
        String nested =
                "<w:tbl><w:tr><w:tc>".repeat(500) + WordFile.paragraph("x") + "</w:tc></w:tr></w:tbl>".repeat(500);

        assertThat(tooLarge(() -> MadeFile.read(WordFile.of(nested).bytes(), "made.docx")))
                .contains("64 levels of nested content");
    }

    @Test
    void wordDocumentOfMoreParagraphsIsRefused() {
        byte[] word = WordFile.of(WordFile.paragraph("x").repeat(ReadingLimits.BLOCKS + 1))
                .bytes();

        assertThat(tooLarge(() -> MadeFile.read(word, "made.docx"))).contains("250000 paragraphs");
    }

    @Test
    void rtfParagraphWithoutEndIsRefused() {
        String rtf = "{\\rtf1 " + "x".repeat(ReadingLimits.BLOCK_CHARACTERS + 1) + "\\par}";

        assertThat(tooLarge(() -> MadeFile.read(rtf, "made.rtf"))).contains("4194304 characters in one");
    }

    @Test
    void csvRowWithoutEndIsRefused() {
        String csv = "a,b\n1,\"" + "1,2\n".repeat(ReadingLimits.BLOCK_CHARACTERS / 4 + 5_000);

        assertThat(tooLarge(() -> MadeFile.read(csv, "made.csv"))).contains("closing quotation mark is missing");
    }

    @Test
    void deeplyNestedGroupsAreRefused() {
        String rtf = "{\\rtf1" + "{".repeat(1000) + "text" + "}".repeat(1001);

        assertThat(tooLarge(() -> MadeFile.read(rtf, "made.rtf"))).contains("nested groups");
    }

    @Test
    void cellThatClaimsTooManyColumnsIsRefused() {
        String table = "<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val=\"999999\"/></w:tcPr>" + WordFile.paragraph("x")
                + "</w:tc></w:tr></w:tbl>";

        assertThat(tooLarge(() -> MadeFile.read(WordFile.of(table).bytes(), "made.docx")))
                .contains("columns");
    }

    @Test
    void endlessCellIsCutOffAndThatIsSaid() {
        String table = "<w:tbl><w:tr><w:tc>" + WordFile.paragraph("x".repeat(ReadingLimits.CELL_CHARACTERS + 1))
                + "</w:tc></w:tr></w:tbl>";
        DocumentModel model = MadeFile.read(WordFile.of(table).bytes(), "made.docx");

        assertThat(model.blocks().get(0).text()).hasSize(ReadingLimits.CELL_CHARACTERS);
        assertThat(model.warnings()).singleElement().asString().contains("their ends are left out");
    }

    @Test
    void pdfOfMorePagesIsRefused() throws IOException {
        PdfFile pdf = new PdfFile();
        for (int i = 0; i <= ReadingLimits.PAGES; i++) {
            pdf.page();
        }
        byte[] bytes = pdf.bytes();

        assertThat(tooLarge(() -> MadeFile.read(bytes, "made.pdf"))).contains("5000 pages");
    }

    @Test
    void pdfPageThatUnpacksToTooMuchIsRefused() throws IOException {
        byte[] page = new byte[(int) ReadingLimits.PAGE_BYTES + 1];
        Arrays.fill(page, (byte) ' ');

        assertThat(tooLarge(() -> MadeFile.read(pdf(page, ""), "made.pdf"))).contains("32 MiB on one page");
    }

    @Test
    void pdfFormsThatDrawThemselvesAreRefused() throws IOException {
        String form =
                "6 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>/Length 12>>stream\n"
                        + "/X Do /X Do \nendstream endobj\n";

        assertThat(tooLarge(() -> MadeFile.read(pdf("/X Do".getBytes(StandardCharsets.US_ASCII), form), "made.pdf")))
                .contains("drawings on one page");
    }

    @Test
    void pdfOfMoreDrawingThanCanBeReadIsRefused() throws IOException {
        byte[] page = "q Q ".repeat(ReadingLimits.OPERATORS_PER_PAGE / 2 + 1).getBytes(StandardCharsets.US_ASCII);

        assertThat(tooLarge(() -> MadeFile.read(pdf(page, ""), "made.pdf"))).contains("drawing commands");
    }

    /** A PDF of one page. */
    private static byte[] pdf(byte[] content, String objects) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
            out.write(content);
        }
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        pdf.writeBytes(("%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
                        + "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
                        + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R"
                        + "/Resources<</XObject<</X 6 0 R>>>>>>endobj\n" + objects
                        + "4 0 obj<</Filter/FlateDecode/Length " + packed.size() + ">>stream\n")
                .getBytes(StandardCharsets.US_ASCII));
        pdf.writeBytes(packed.toByteArray());
        pdf.writeBytes("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF".getBytes(StandardCharsets.US_ASCII));
        return pdf.toByteArray();
    }

    private static String tooLarge(ThrowingCallable reading) {
        UnreadableSource refusal = catchThrowableOfType(UnreadableSource.class, reading);
        assertThat(refusal).isNotNull();
        assertThat(refusal.problem()).isEqualTo(Problem.TOO_LARGE);
        return refusal.getMessage();
    }
}
