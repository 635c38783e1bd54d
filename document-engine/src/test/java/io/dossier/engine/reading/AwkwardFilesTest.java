package io.dossier.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each awkward file ends as its SOURCES.md says, within a minute. */
class AwkwardFilesTest {

    /** Readable, but without a word in it: pictures, objects or empty cells only. */
    private static final Set<String> WORDLESS =
            Set.of("Bug60341.docx", "57893-many-merges.xlsx", "testRTFEmbeddedFiles.rtf");

    private record Case(String file, String verdict) {}

    @TestFactory
    Stream<DynamicTest> endsAsItsVerdictSays() throws IOException {
        Path sources = SharedData.file("awkward/SOURCES.md");
        List<Case> cases = Files.readAllLines(sources).stream()
                .map(line -> line.split(" \\| "))
                .filter(cells -> cells.length >= 8)
                .map(cells -> new Case(cells[0], cells[7].strip()))
                .filter(item -> Set.of("accept", "either", "reject").contains(item.verdict()))
                .toList();
        assertThat(cases).hasSizeGreaterThan(50);
        return cases.stream()
                .map(item -> DynamicTest.dynamicTest(
                        item.file(),
                        () -> assertTimeout(
                                Duration.ofSeconds(60),
                                () -> check(sources.resolveSibling(item.file()), item.verdict()))));
    }

    private static void check(Path file, String verdict) throws IOException {
        String outcome = outcome(file);
        if (WORDLESS.contains(file.getFileName().toString())) {
            assertThat(outcome).isEqualTo("reject");
        } else if (!verdict.equals("either")) {
            assertThat(outcome).isEqualTo(verdict);
        } else {
            assertThat(outcome).isIn("accept", "reject");
        }
    }

    private static String outcome(Path file) throws IOException {
        try {
            assertThat(SharedData.read(file).blocks()).isNotEmpty();
            return "accept";
        } catch (UnreadableSource e) {
            assertThat(e.getMessage()).endsWith(".").hasSizeBetween(30, 400);
            return "reject";
        }
    }

    @Test
    void encryptedFilesAreNamedSo() {
        for (String file : List.of("encrypted/issue6010_1.pdf", "encrypted/example_password.xlsx")) {
            assertThatExceptionOfType(UnreadableSource.class)
                    .isThrownBy(() -> SharedData.read(SharedData.file("awkward/" + file)))
                    .matches(e -> e.problem() == Problem.ENCRYPTED);
        }
    }

    @Test
    void trackedChangesReadAsAccepted() throws IOException {
        DocumentModel model = SharedData.read(SharedData.file("awkward/structure/delins.docx"));
        String deleted = "pendant worn";
        assertThat(model.blocks().toString()).contains("extremely well").doesNotContain(deleted);
    }
}
