package io.dossier.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.SourceBuilder;
import org.junit.jupiter.api.Test;

class SummaryTest {

    private final RoutedSource source = new SourceBuilder("protocol.pdf", "Protocol")
            .heading(1, "Blinding")
            .text(
                    "The study is blind for patients and investigators. The treatments look the same to everyone involved."
                            + " However, the pharmacist knows the treatment of each patient.")
            .text("The study is blind for all patients and all investigators. Codes are kept in sealed envelopes at"
                    + " each of the 12 sites.")
            .heading(1, "Diet")
            .text("Patients avoid grapefruit during the whole study period.")
            .build();

    @Test
    void sentencesAreChosenWordForWordInTheirOrderWithTheirOrigins() {
        RuleResult result =
                new Written(source).under("Blinding").routed(1, 2).by("SummaryRule", "Summarise in three sentences");
        GeneratedBlock block = result.blocks().get(0);
        assertThat(block.origins()).hasSize(3);
        int before = -1;
        for (Origin origin : block.origins()) {
            String sentence = block.block().text().substring(origin.from(), origin.to());
            int at = source.model()
                    .blocks()
                    .get(1)
                    .text()
                    .concat(source.model().blocks().get(2).text())
                    .indexOf(sentence);
            assertThat(at).isGreaterThan(before);
            before = at;
        }
    }

    @Test
    void theSameIsNotSaidTwice() {
        RuleResult result = new Written(source).under("Blinding").routed(1, 2).by("SummaryRule", "Blinding");
        assertThat(Written.text(result)).containsOnlyOnce("The study is blind");
    }

    @Test
    void lengthIsKeptToInSentencesOrWords() {
        Written section = new Written(source).under("Blinding").routed(1, 2);
        assertThat(section.by("SummaryRule", "Summarise in one sentence")
                        .blocks()
                        .get(0)
                        .origins())
                .hasSize(1);
        String text = Written.text(section.by("SummaryRule", "Summarise in at most 20 words"));
        assertThat(text.split(" ")).hasSizeLessThanOrEqualTo(20);
    }

    @Test
    void userCanAskForLessThanTheRule() {
        RuleResult result = new Written(source)
                .under("Blinding")
                .user("In one sentence.")
                .routed(1, 2)
                .by("SummaryRule", "Summarise in three sentences");
        assertThat(result.blocks().get(0).origins()).hasSize(1);
        assertThat(result.explanation()).contains("In one sentence", "the user's instructions");
    }

    @Test
    void sectionWithoutPassagesIsSummedUpFromHeadingsWithItsWords() {
        RuleResult result = new Written(source).under("Diet").by("SummaryRule", "Summarise the diet");
        assertThat(Written.text(result)).isEqualTo("Patients avoid grapefruit during the whole study period.");
        assertThat(result.confidence()).isEqualTo(0.4);
    }

    @Test
    void ruleThatNamesSomethingElseThanItsSectionIsFollowed() {
        RuleResult result = new Written(source).under("Blinding").routed(1, 2).by("SummaryRule", "Summarise the diet");
        assertThat(Written.text(result)).startsWith("Patients avoid grapefruit");
    }

    @Test
    void nothingIsWrittenWhereNothingSpeaksOfIt() {
        RuleResult result = new Written(source).under("Radiology").by("SummaryRule", "Summarise the imaging");
        assertThat(result.blocks()).isEmpty();
        assertThat(result.explanation()).contains("No source sentence");
    }
}
