package io.dossier.documents.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DocumentStatusTest {

    @ParameterizedTest
    @CsvSource({
        "PENDING, INGESTING",
        "INGESTING, GENERATING",
        "GENERATING, READY",
        "PENDING, FAILED",
        "INGESTING, FAILED",
        "GENERATING, FAILED",
        "FAILED, PENDING"
    })
    void movesForwardAndFromFailedBackToTheQueue(DocumentStatus from, DocumentStatus to) {
        assertThat(from.moveTo(to)).isEqualTo(to);
    }

    @ParameterizedTest
    @CsvSource({
        "GENERATING, INGESTING",
        "INGESTING, PENDING",
        "PENDING, GENERATING",
        "PENDING, READY",
        "INGESTING, READY",
        "FAILED, READY",
        "FAILED, INGESTING"
    })
    void refusesToGoBackOrToSkip(DocumentStatus from, DocumentStatus to) {
        assertThatIllegalStateException().isThrownBy(() -> from.moveTo(to));
    }

    @ParameterizedTest
    @EnumSource
    void readyIsTheEnd(DocumentStatus next) {
        assertThat(DocumentStatus.READY.canMoveTo(next)).isFalse();
    }

    @Test
    void hasTheNamesOfTheInterface() {
        assertThat(DocumentStatus.values())
                .extracting(DocumentStatus::wireName)
                .containsExactly("Pending", "Ingesting", "Generating", "Ready", "Failed");
    }
}
