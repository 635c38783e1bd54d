package io.dossier.engine.conversion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.dossier.engine.assembly.AssemblyRequest;
import io.dossier.engine.assembly.DocumentAssembler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PdfConverterTest {

    @TempDir
    private Path folder;

    @Test
    void headingsAndTextOfAWordDocumentStandInThePdf() throws IOException {
        Path docx = folder.resolve("report.docx");
        new DocumentAssembler().assemble(null, report(), docx);

        Path pdf = folder.resolve("report.pdf");
        new PdfConverter().convert(docx, pdf);

        assertThat(textOf(pdf)).contains("Study Objectives").contains("Nothing was found.");
    }

    /** Word numbers its two separator notes -1 and 0 or 0 and 1, other programs write none. */
    @ParameterizedTest
    @CsvSource({"-1, 0, 1", "0, 1, 2", "5, 6, 7"})
    void eachCitationShowsItsOwnNote(int separator, int continuation, int first) throws IOException {
        Path docx = folder.resolve("notes.docx");
        NotedDocument.write(docx, separator, continuation, first);

        Path pdf = folder.resolve("notes.pdf");
        new PdfConverter().convert(docx, pdf);

        assertThat(textOf(pdf)).containsSubsequence("Cited", "The first note", "The second note");
    }

    @Test
    void theSampleProtocolIsConvertedWithItsNotesAndNumberedLists() throws IOException {
        Path pdf = folder.resolve("protocol.pdf");
        new PdfConverter().convert(Path.of(System.getProperty("dossier.root"), "samples/sources/protocol.docx"), pdf);

        assertThat(textOf(pdf))
                .contains("Schedule of Activities", "Investigator's Brochure for Brevanol")
                .containsSubsequence(
                        "meet all of the following criteria", "Age from 50 to 85 years", "Kellgren-Lawrence");
    }

    /** docx4j stretched such lines until what stood behind the tab left the page. */
    @Test
    void whatStandsBehindATabInHeaderAndFooterIsOnThePage() throws IOException {
        Path template = Path.of(System.getProperty("dossier.root"), "samples/templates/csr-template.docx");
        Path docx = folder.resolve("report.docx");
        new DocumentAssembler().assemble(template, report(), docx);

        Path pdf = folder.resolve("report.pdf");
        new PdfConverter().convert(docx, pdf);

        assertThat(textOf(pdf))
                .contains("Halden Therapeutics", "Page 2 of 2")
                .containsPattern("Study Objectives ?\\.{9,} ?2");
    }

    @Test
    void aFileThatIsNoWordDocumentIsRefusedWithWhatToDo() throws IOException {
        Path docx = Files.writeString(folder.resolve("letter.docx"), "Dear all");

        assertThatThrownBy(() -> new PdfConverter().convert(docx, folder.resolve("letter.pdf")))
                .isInstanceOf(UnconvertibleDocument.class)
                .hasMessageContaining("save it as .docx");
    }

    private static AssemblyRequest report() {
        var section = new AssemblyRequest.Section("1.0", null, 1, "Study Objectives", true, List.of());
        return new AssemblyRequest(
                "document", "Report", Instant.parse("2026-01-31T10:15:30Z"), List.of(section), "Nothing was found.");
    }

    private static String textOf(Path pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            return new PDFTextStripper().getText(document);
        }
    }
}
