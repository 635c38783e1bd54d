package io.dossier.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.dossier.engine.model.Problem;
import io.dossier.engine.reading.pdf.PdfFile;
import io.dossier.engine.reading.word.WordFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Map;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.poifs.crypt.EncryptionInfo;
import org.apache.poi.poifs.crypt.EncryptionMode;
import org.apache.poi.poifs.crypt.Encryptor;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is not read is refused with its kind of fault and a sentence that says what to do. */
class RefusalTest {

    private static final String DOCTYPE = "<!DOCTYPE w:document [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>";

    @ParameterizedTest
    @ValueSource(strings = {"made.docx", "made.pdf", "made.csv", "made.xlsx", "made.rtf"})
    void fileWithoutBytesIsEmpty(String name) {
        assertThat(refusal(new byte[0], name).problem()).isEqualTo(Problem.EMPTY);
    }

    @Test
    void filesWithoutWordsAreEmpty() throws IOException {
        assertThat(refusal(WordFile.of(WordFile.paragraph(" ")).bytes(), "made.docx")
                        .problem())
                .isEqualTo(Problem.EMPTY);
        assertThat(refusal(text(",,\n,,\n"), "made.csv").problem()).isEqualTo(Problem.EMPTY);
        assertThat(refusal(text("{\\rtf1 \\par}"), "made.rtf").problem()).isEqualTo(Problem.EMPTY);
        assertThat(refusal(new PdfFile().page().bytes(), "made.pdf"))
                .hasMessageContaining("text recognition")
                .matches(e -> e.problem() == Problem.EMPTY);
    }

    @ParameterizedTest
    @CsvSource({"%PDF-1.7, made.docx", "plain text, made.pdf", "%PDF-1.7, made.csv", "plain text, made.rtf"})
    void contentOfAnotherKindThanTheNameSaysIsRefused(String content, String name) {
        assertThat(refusal(text(content), name))
                .hasMessageContaining("name says")
                .matches(e -> e.problem() == Problem.UNREADABLE);
    }

    @Test
    void wordDocumentNamedAsWorkbookIsRefused() {
        byte[] word = WordFile.of(WordFile.paragraph("Text")).bytes();

        assertThat(refusal(word, "made.xlsx")).hasMessageContaining("name says XLSX");
    }

    @Test
    void archiveThatIsNoOfficeFileIsRefused() {
        assertThat(refusal(MadeFile.zip(Map.of("a.txt", "text")), "made.docx").problem())
                .isEqualTo(Problem.UNREADABLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"made.txt", "made.exe", "made", "made.docx.zip"})
    void otherExtensionsAreRefused(String name) {
        assertThat(refusal(text("text"), name))
                .hasMessageContaining("DOCX, PDF, CSV, XLSX or RTF")
                .matches(e -> e.problem() == Problem.UNREADABLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"made.doc", "made.xls", "made.XLS"})
    void oldOfficeFormatsAreRefusedAsSuch(String name) {
        assertThat(refusal(text("text"), name))
                .hasMessageContaining("Save it as DOCX or XLSX")
                .matches(e -> e.problem() == Problem.UNREADABLE);
    }

    @Test
    void workbookOfTheOldFormatUnderTheNewNameIsRefusedAsSuch() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (HSSFWorkbook workbook = new HSSFWorkbook()) {
            workbook.createSheet("S").createRow(0).createCell(0).setCellValue("text");
            workbook.write(bytes);
        }

        assertThat(refusal(bytes.toByteArray(), "made.xlsx"))
                .hasMessageContaining("old Office format")
                .matches(e -> e.problem() == Problem.UNREADABLE);
    }

    @ParameterizedTest
    @CsvSource({"template.main+xml, is a template", "document.main+xml'/><x t='macroEnabled, has macros"})
    void templatesAndMacrosUnderAPlainNameAreRefusedAsSuch(String type, String words) {
        byte[] file = MadeFile.zip(Map.of(
                "[Content_Types].xml",
                "<Types><Override ContentType='application/vnd.openxmlformats-officedocument.wordprocessingml." + type
                        + "'/></Types>"));

        assertThat(refusal(file, "made.docx")).hasMessageContaining(words);
    }

    @Test
    void truncatedArchiveIsDamaged() {
        byte[] whole = WordFile.of(WordFile.paragraph("Text")).bytes();

        assertThat(refusal(Arrays.copyOf(whole, whole.length - 100), "made.docx"))
                .hasMessageContaining("damaged")
                .matches(e -> e.problem() == Problem.UNREADABLE);
    }

    @Test
    void pdfWithAPasswordIsEncrypted() throws IOException {
        byte[] pdf = new PdfFile().page().password("secret").bytes();

        assertThat(refusal(pdf, "made.pdf").problem()).isEqualTo(Problem.ENCRYPTED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"made.docx", "made.xlsx"})
    void officeFileWithAPasswordIsEncrypted(String name) throws IOException, GeneralSecurityException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (POIFSFileSystem container = new POIFSFileSystem()) {
            Encryptor encryptor = new EncryptionInfo(EncryptionMode.standard).getEncryptor();
            encryptor.confirmPassword("secret");
            try (OutputStream out = encryptor.getDataStream(container)) {
                out.write(WordFile.of(WordFile.paragraph("Text")).bytes());
            }
            container.writeFilesystem(bytes);
        }

        assertThat(refusal(bytes.toByteArray(), name))
                .hasMessageContaining("protected by a password")
                .matches(e -> e.problem() == Problem.ENCRYPTED);
    }

    @Test
    void documentTypeDeclarationInAWordPartIsRefused() {
        byte[] word = new WordFile()
                .part(
                        "document",
                        "document.main+xml",
                        DOCTYPE + "<w:document xmlns:w=\"x\"><w:body>" + WordFile.paragraph("Text &e;")
                                + "</w:body></w:document>")
                .bytes();

        assertThat(refusal(word, "made.docx").problem()).isEqualTo(Problem.UNREADABLE);
    }

    @Test
    void documentTypeDeclarationInASheetIsRefused() {
        assertThat(MadeFile.read(SheetFile.bytes(""), "made.xlsx").blocks()).hasSize(1);
        assertThat(refusal(SheetFile.bytes("<!DOCTYPE worksheet>"), "made.xlsx").problem())
                .isEqualTo(Problem.UNREADABLE);
    }

    @Test
    void sentenceForTheOwnerNamesNoPathAndNoClass() {
        String message = refusal(text("%PDF-1.7\nnothing else"), "made.pdf").getMessage();

        assertThat(message).endsWith(".").doesNotContain("/", "Exception", "org.apache");
    }

    private static UnreadableSource refusal(byte[] bytes, String name) {
        UnreadableSource refusal = catchThrowableOfType(UnreadableSource.class, () -> MadeFile.read(bytes, name));
        assertThat(refusal).as(name).isNotNull();
        return refusal;
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
