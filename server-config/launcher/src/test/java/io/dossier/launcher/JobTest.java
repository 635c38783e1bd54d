package io.dossier.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JobTest {

    private static final Set<String> OPTIONS = Set.of("--template", "--source", "--type", "--out");

    @TempDir
    private Path folder;

    private String template;
    private String source;

    @BeforeEach
    void files() throws IOException {
        template = Files.createFile(folder.resolve("T.docx")).toString();
        source = Files.createFile(folder.resolve("F.PDF")).toString();
    }

    @Test
    void readsItsArguments() throws LauncherFailure {
        Job job = job("--template", template, "--source", source, "--source", template, "--type", "SAP");
        assertThat(job.sources()).containsExactly(Path.of(source), Path.of(template));
        assertThat(job.documentType()).isEqualTo("SAP");
        assertThat(job.output()).isEqualTo(folder.resolve("fresh/document.docx"));
    }

    @Test
    void outputMayBeNamed() throws LauncherFailure {
        Job job = job("--template", template, "--source", source, "--out", folder + "/X.docx");
        assertThat(job.output()).isEqualTo(folder.resolve("X.docx"));
        assertThat(job.documentType()).isEqualTo("CSR");
    }

    @Test
    void whatIsMissingOrWrongIsUsage() {
        isUsage("--template", template);
        isUsage("--source", source);
        isUsage("--template", template, "--source", folder + "/absent.pdf");
        isUsage("--template", source, "--source", source);
        isUsage("--template", template, "--source", source, "--type");
        isUsage("--template", template, "--source", source, "--colour", "red");
        isUsage("--template", template, "--template", template, "--source", source);
    }

    private void isUsage(String... words) {
        assertThatThrownBy(() -> job(words))
                .isInstanceOfSatisfying(LauncherFailure.class, failure -> assertThat(failure.code())
                        .isEqualTo(ExitCode.USAGE));
    }

    private Job job(String... words) throws LauncherFailure {
        return Job.of(Arguments.of(List.of(words), Set.of(), OPTIONS), folder.resolve("fresh"));
    }
}
