package io.dossier.files;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContentCheckTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"PDF, %PDF-1.7 …", "RTF, {\\rtf1 …}", "CSV, 'a,b'"})
    void textualTypesAreKnownByTheirFirstBytes(FileType type, String content) throws IOException {
        assertThatCode(() -> ContentCheck.require(type, file(content))).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({"PDF, {\\rtf1}", "RTF, %PDF-1.7", "DOCX, 'PK not a zip'", "XLSX, text"})
    void otherContentIsRefused(FileType type, String content) throws IOException {
        Path file = file(content);
        assertThatThrownBy(() -> ContentCheck.require(type, file))
                .hasMessage("File content does not match type " + type.extension());
    }

    @Test
    void csvIsText() throws IOException {
        Path binary = file("a,b\0c");
        assertThatThrownBy(() -> ContentCheck.require(FileType.CSV, binary))
                .hasMessage("File content does not match type .csv");
    }

    @Test
    void emptyFileIsRefused() throws IOException {
        Path empty = file("");
        assertThatThrownBy(() -> ContentCheck.require(FileType.CSV, empty)).hasMessage("File is empty");
    }

    @Test
    void officeFilesAreToldApartByTheirParts() throws IOException {
        Path word = zip("[Content_Types].xml", "word/document.xml");
        assertThatCode(() -> ContentCheck.require(FileType.DOCX, word)).doesNotThrowAnyException();
        assertThatThrownBy(() -> ContentCheck.require(FileType.XLSX, word))
                .hasMessage("File content does not match type .xlsx");
    }

    @Test
    void plainZipIsNoOfficeFile() throws IOException {
        Path zip = zip("word/document.xml");
        assertThatThrownBy(() -> ContentCheck.require(FileType.DOCX, zip))
                .hasMessage("File content does not match type .docx");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../a.pdf", "a/../b.pdf", "/etc/a.pdf", "C:\\a.pdf", "a\\b.pdf", "a\u0000.pdf", "./a.pdf"})
    void pathTricksAreRefused(String name) {
        assertThatThrownBy(() -> FileNames.requireName(name)).hasMessage("Invalid file name");
    }

    @Test
    void extensionNamesTheTypeInAnyCase() {
        assertThatCode(() -> FileType.ofName("study/A.PdF")).doesNotThrowAnyException();
        assertThatThrownBy(() -> FileType.ofName("a.TXT")).hasMessage("File type .txt is not supported");
        assertThatThrownBy(() -> FileType.ofName("a.b/c")).hasMessage("File type (none) is not supported");
    }

    @ParameterizedTest
    @CsvSource({"application/pdf, true", "application/octet-stream, true", ", true", "image/png, false"})
    void declaredTypeMustFitOrBeUnknown(String declared, boolean fits) {
        if (fits) {
            assertThatCode(() -> FileType.PDF.requireFits(declared)).doesNotThrowAnyException();
        } else {
            assertThatThrownBy(() -> FileType.PDF.requireFits(declared))
                    .hasMessage("File content does not match type .pdf");
        }
    }

    private Path file(String content) throws IOException {
        return Files.writeString(folder.resolve("file"), content, StandardCharsets.UTF_8);
    }

    private Path zip(String... parts) throws IOException {
        Path file = folder.resolve("zip");
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (String part : parts) {
                zip.putNextEntry(new ZipEntry(part));
                zip.write(part.getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        return file;
    }
}
