package io.dossier.engine.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ListMarkerTest {

    @ParameterizedTest
    @CsvSource({
        "1., decimal, 1, '', .",
        "12), decimal, 12, '', )",
        "(3), decimal, 3, (, )",
        "a), lowerLetter, 1, '', )",
        "B., upperLetter, 2, '', .",
        "i., lowerRoman, 1, '', .",
        "(iv), lowerRoman, 4, (, )",
        "c., lowerLetter, 3, '', ."
    })
    void numbersAreRecognised(String marker, String format, int value, String before, String behind) {
        assertThat(ListMarker.of(marker, Optional.empty())).contains(new ListMarker(format, before, value, behind));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[4b]", "3.1.2", "Step 1", "4b."})
    void othersAreTyped(String marker) {
        assertThat(ListMarker.of(marker, Optional.empty())).isEmpty();
    }

    @Test
    void theListBeforeDecidesWhetherALetterIsRoman() {
        Optional<ListMarker> afterH = Optional.of(new ListMarker("lowerLetter", "", 9, "."));
        assertThat(ListMarker.of("i.", afterH)).contains(new ListMarker("lowerLetter", "", 9, "."));
        Optional<ListMarker> afterFour = Optional.of(new ListMarker("lowerRoman", "", 5, "."));
        assertThat(ListMarker.of("v.", afterFour)).contains(new ListMarker("lowerRoman", "", 5, "."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"•", "-", "–", "o", ""})
    void signsAreBullets(String marker) {
        assertThat(ListMarker.isBullet(marker)).isTrue();
    }
}
