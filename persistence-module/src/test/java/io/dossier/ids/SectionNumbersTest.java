package io.dossier.ids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SectionNumbersTest {

    @Test
    void numbersFollowTheHierarchy() {
        assertThat(numbers(1, 2, 2, 3, 1, 2)).containsExactly("1.0", "1.1", "1.2", "1.2.1", "2.0", "2.1");
    }

    @Test
    void skippedLevelsCountAsOneAndNumbersStayUnique() {
        assertThat(numbers(2, 1, 3, 2, 1))
                .containsExactly("1.1", "2.0", "2.1.1", "2.2", "3.0")
                .doesNotHaveDuplicates();
    }

    private static String[] numbers(int... levels) {
        SectionNumbers numbers = new SectionNumbers();
        return IntStream.of(levels).mapToObj(numbers::nextId).toArray(String[]::new);
    }
}
