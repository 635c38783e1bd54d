package io.dossier.generation.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RunStatusTest {

    @ParameterizedTest
    @CsvSource({
        "PENDING, RUNNING",
        "PENDING, FAILED",
        "RUNNING, DONE",
        "RUNNING, FAILED",
        "RUNNING, PENDING",
        "RUNNING, RUNNING",
        "FAILED, PENDING"
    })
    void runMovesAsItsLifeGoes(RunStatus from, RunStatus to) {
        assertThat(from.moveTo(to)).isEqualTo(to);
    }

    @ParameterizedTest
    @EnumSource(RunStatus.class)
    void doneRunNeverMoves(RunStatus to) {
        assertThatThrownBy(() -> RunStatus.DONE.moveTo(to)).isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @CsvSource({"PENDING, DONE", "FAILED, RUNNING", "FAILED, DONE"})
    void stepsCannotBeSkipped(RunStatus from, RunStatus to) {
        assertThatThrownBy(() -> from.moveTo(to)).isInstanceOf(IllegalStateException.class);
    }
}
