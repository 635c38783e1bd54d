package io.dossier.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.Problem;
import io.dossier.engine.reading.HostileFile.Packed;
import io.dossier.engine.reading.word.WordFile;
import io.dossier.engine.worker.WorkerAnswer;
import io.dossier.engine.worker.WorkerProcess;
import io.dossier.engine.worker.WorkerTask;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files made to fill a worker's memory, as large as that takes: the worker outlives each, and its owner is told why. */
class HostileFilesIT {

    private static final Duration MINUTE = Duration.ofSeconds(60);
    private static final int PRODUCTS_HEAP_MB = 512;
    private static final String MEBIBYTE = " ".repeat(1 << 20);

    private static WorkerProcess worker;

    @TempDir
    private Path folder;

    @BeforeAll
    static void startWorker() throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        worker = WorkerProcess.start(java, Path.of("target", "worker").toAbsolutePath(), PRODUCTS_HEAP_MB);
    }

    @AfterAll
    static void endWorker() {
        worker.close();
    }

    @Test
    void gibibyteOnAPageOfAPdf() throws IOException {
        byte[] pdf =
                HostileFile.pdf("4 0 R", Map.of(4, new Packed("", HostileFile.deflated("", MEBIBYTE, 1 << 10, ""))));

        assertThat(tooLarge(Files.write(folder.resolve("made.pdf"), pdf))).contains("64 MiB in one of its parts");
    }

    @Test
    void referencesOfAPdfToMoreObjectsThanThereAre() throws IOException {
        byte[] table = HostileFile.deflated("", "\1".repeat(1 << 20), 24, "");
        String start = "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n";
        String pdf = start + "9 0 obj<</Type/XRef/W[0 1 0]/Size 2000000000/Root 1 0 R/Filter/FlateDecode/Length "
                + table.length + ">>stream\n" + new String(table, StandardCharsets.ISO_8859_1)
                + "\nendstream endobj\nstartxref\n" + start.length() + "\n%%EOF";
        Path file = Files.writeString(folder.resolve("made.pdf"), pdf, StandardCharsets.ISO_8859_1);

        assertThat(tooLarge(file)).contains("objects");
    }

    @Test
    void binaryDataOfAnRtfThatIsNotThere() throws IOException {
        WorkerAnswer answer = read(
                Files.writeString(folder.resolve("made.rtf"), "{\\rtf1 Words {\\pict\\bin999999999 abc} more\\par}"));

        assertThat(answer.problem()).isEqualTo(Problem.UNREADABLE);
        assertThat(answer.message()).contains("damaged");
    }

    @Test
    void manyRowsOfAnRtf() throws IOException {
        String row = "\\trowd\\cellx9\\intbl a\\cell\\row\n";

        assertThat(tooLarge(HostileFile.text(folder.resolve("made.rtf"), "{\\rtf1 ", row, 900_000, "}")))
                .contains("250000 rows");
    }

    @Test
    void endlessParagraphOfAnRtf() throws IOException {
        String words = "words and \\b ".repeat(100);

        assertThat(tooLarge(HostileFile.text(folder.resolve("made.rtf"), "{\\rtf1 ", words, 40_000, "\\par}")))
                .contains("in one paragraph");
    }

    @Test
    void endlessFieldOfACsv() throws IOException {
        assertThat(tooLarge(HostileFile.text(folder.resolve("made.csv"), "a,b\n1,\"", "word ", 12_000_000, "\"\n")))
                .contains("in one row");
    }

    @Test
    void missingQuotationMarkOfACsv() throws IOException {
        assertThat(tooLarge(HostileFile.text(folder.resolve("made.csv"), "a,b\n1,\"", "1,2\n", 15_000_000, "")))
                .contains("a closing quotation mark is missing");
    }

    @Test
    void endlessCellOfAWorkbook() throws IOException {
        Path file = HostileFile.zip(
                folder.resolve("made.xlsx"), SheetFile.parts("", "@"), "xl/sheet1.xml", "x".repeat(1 << 20), 200);

        assertThat(tooLarge(file)).contains("a thousand times its own size");
    }

    @Test
    void emptyParagraphsOfAWordDocument() throws IOException {
        Path file = HostileFile.zip(
                folder.resolve("made.docx"), WordFile.of("@").parts(), "word/document.xml", "<w:p/>", 1_900_000);

        assertThat(tooLarge(file)).contains("pieces of formatting");
    }

    private static String tooLarge(Path file) {
        WorkerAnswer answer = read(file);
        assertThat(answer.problem()).as(answer.message()).isEqualTo(Problem.TOO_LARGE);
        return answer.message();
    }

    /** Whatever the answer, it is the worker's own. */
    private static WorkerAnswer read(Path file) {
        WorkerAnswer answer = worker.run(
                new WorkerTask.Read(
                        file.toString(), "0".repeat(64), String.valueOf(file.getFileName()), file + ".json"),
                MINUTE);
        assertThat(worker.alive()).as(answer.message()).isTrue();
        return answer;
    }
}
