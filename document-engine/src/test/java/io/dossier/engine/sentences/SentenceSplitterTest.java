package io.dossier.engine.sentences;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SentenceSplitterTest {

    @Test
    void sentencesEndAtFullStopsBeforeCapitals() {
        assertThat(split("One ends. Two ends? Three!")).containsExactly("One ends.", "Two ends?", "Three!");
    }

    @Test
    void decimalsAndSectionNumbersAreNotBoundaries() {
        assertThat(split("A 3.0 point difference (p<.05, see Section 3.1.2) is shown. It holds."))
                .containsExactly("A 3.0 point difference (p<.05, see Section 3.1.2) is shown.", "It holds.");
    }

    @Test
    void abbreviationsAreNotBoundaries() {
        assertThat(split("Symptoms, e.g. Nausea or vs. Placebo, by Dr. J. Smith et al. 2004 count."))
                .hasSize(1);
    }

    @Test
    void doseScheduleMayEndASentence() {
        assertThat(split("Give 5 mg b.i.d. The dose is fixed. Give 5 mg b.i.d. for 4 weeks."))
                .containsExactly("Give 5 mg b.i.d.", "The dose is fixed.", "Give 5 mg b.i.d. for 4 weeks.");
    }

    @Test
    void closingBracketsBelongToTheSentence() {
        assertThat(split("He said \"yes.\" (It was so.) Then he left."))
                .containsExactly("He said \"yes.\"", "(It was so.)", "Then he left.");
    }

    @Test
    void numberOfAnItemIsNotASentence() {
        assertThat(split("1. Males and females. 2.5 mg daily"))
                .containsExactly("1. Males and females.", "2.5 mg daily");
    }

    @Test
    void blankTextHasNoSentences() {
        assertThat(SentenceSplitter.split(" \n ")).isEmpty();
    }

    @Test
    void spansPointIntoTheText() {
        assertThat(SentenceSplitter.split("  A b.  C d.  ")).containsExactly(new Sentence(2, 6), new Sentence(8, 12));
    }

    private static List<String> split(String text) {
        return SentenceSplitter.split(text).stream()
                .map(sentence -> sentence.in(text))
                .toList();
    }
}
