package io.dossier.engine.templates;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PromptsTest {

    @ParameterizedTest
    @CsvSource({
        "Sponsor: <Enter Sponsor Name>, 'Sponsor: '",
        "A [Target/Maximum] of <#> participants, 'A  of  participants'",
        "[{< Enter block >}], ''",
        "[{<Enter block>}], ''",
        "{optional}, ''",
        "{Text that goes on in the next paragraph, Text that goes on in the next paragraph",
        "up to here.}, up to here."
    })
    void promptsGo(String text, String left) {
        assertThat(Prompts.without(text)).isEqualTo(left);
    }

    @ParameterizedTest
    @ValueSource(strings = {"p < 0.05 and n > 3", "as reported [12]", "[1-3]", "<0.001", "an open [bracket", "[sic]"})
    void textStays(String text) {
        assertThat(Prompts.without(text)).isEqualTo(text);
    }
}
