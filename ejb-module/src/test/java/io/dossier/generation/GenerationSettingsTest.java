package io.dossier.generation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class GenerationSettingsTest {

    private static final Duration LEASE = Duration.ofSeconds(60);

    @Test
    void attemptsComeFurtherApart() {
        assertThat(List.of(1, 2, 3, 4))
                .extracting(GenerationSettings::backOff)
                .extracting(Duration::toSeconds)
                .containsExactly(5L, 15L, 45L, 135L);
    }

    @Test
    void waitHasABound() {
        assertThat(GenerationSettings.backOff(1000)).isLessThan(Duration.ofMinutes(30));
    }

    @Test
    void nodeNameWithASlashIsRefused() {
        assertThatThrownBy(() -> new GenerationSettings("a/b", 4, LEASE, 5, "Nothing."))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("node.name");
    }

    @Test
    void capOfZeroIsRefused() {
        assertThatThrownBy(() -> new GenerationSettings("a", 0, LEASE, 5, "Nothing."))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("generation.max-running");
    }

    @Test
    void emptySectionsSayWhatIsSetOrNothing() {
        assertThat(new GenerationSettings("a", 1, LEASE, 5, "Nothing.").emptySectionText())
                .isEqualTo("Nothing.");
        assertThat(new GenerationSettings("a", 1, LEASE, 5, "none").emptySectionText())
                .isEmpty();
    }
}
