package io.dossier.engine.templates;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.provenance.FieldValue.Field;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FieldPromptsTest {

    @ParameterizedTest
    @CsvSource({
        "<Enter Full Title>, TITLE",
        "[{Study title}], TITLE",
        "Protocol <Enter Sponsor Protocol Identifier>, PROTOCOL_NUMBER",
        "Phase [Trial Phase], PHASE",
        "(insert the sponsor name), SPONSOR"
    })
    void aPromptThatNamesAFieldAsksForIt(String text, Field field) {
        assertThat(FieldPrompts.in(text)).extracting(FieldPrompts.Asked::field).containsExactly(field);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[Title]", "<Enter Trial Short Title>", "[Sponsor signature]", "Study title", "[12]"})
    void otherWordsAskForNothing(String text) {
        assertThat(FieldPrompts.in(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"SAP version X.Y: STUDY TITLE, 1", "PROTOCOL NUMBER:, 0", "Study Title, 0"})
    void wordsInCapitalsAskWhereTheyAreNoLabel(String text, int asked) {
        assertThat(FieldPrompts.inCapitals(text)).hasSize(asked);
    }

    @ParameterizedTest
    @CsvSource({"StudyTitle, TITLE", "protocol_number, PROTOCOL_NUMBER", "Sponsor Name, SPONSOR"})
    void aControlAsksByItsTitleOrTag(String name, Field field) {
        assertThat(FieldPrompts.named(name)).contains(field);
    }
}
