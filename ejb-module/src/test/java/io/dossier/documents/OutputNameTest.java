package io.dossier.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.dossier.errors.DossierException;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutputNameTest {

    @ParameterizedTest
    @CsvSource({"csr, csr.docx", "csr.docx, csr.docx", "csr.DOCX, csr.DOCX", "csr v1.2, csr v1.2.docx"})
    void extensionIsAddedOnce(String wanted, String name) {
        assertThat(OutputName.of(wanted)).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"../csr", "a/b", "a\\b", "a\nb", ".docx"})
    void namesThatArePathsAreRefused(String wanted) {
        assertThatThrownBy(() -> OutputName.of(wanted)).isInstanceOf(DossierException.class);
    }

    @Test
    void overlongNameIsRefused() {
        assertThatThrownBy(() -> OutputName.of("x".repeat(300))).isInstanceOf(DossierException.class);
    }

    @Test
    void uniqueNameComesFromTheTemplateAndIsAValidOne() {
        String name = OutputName.unique("ICH M11: Template/2025", new UUID(1, 0xabcL));

        assertThat(name).isEqualTo("ICH M11 Template 2025 000000000abc.docx").isEqualTo(OutputName.of(name));
    }
}
