package io.dossier.generation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SectionRangeTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 8, 15, 16, 17, 200})
    void rangesCoverEverySectionOnce(int sections) {
        List<SectionRange> ranges = SectionRange.split(sections);

        assertThat(ranges).hasSizeBetween(Math.min(sections, 2), 4);
        assertThat(ranges.get(0).from()).isZero();
        assertThat(ranges.get(ranges.size() - 1).to()).isEqualTo(sections);
        for (int i = 1; i < ranges.size(); i++) {
            assertThat(ranges.get(i).from()).isEqualTo(ranges.get(i - 1).to());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0-7", "12-200"})
    void rangeIsReadAsWritten(String text) {
        assertThat(SectionRange.parse(text)).hasToString(text);
    }
}
