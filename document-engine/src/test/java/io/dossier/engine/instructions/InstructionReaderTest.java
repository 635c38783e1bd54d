package io.dossier.engine.instructions;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.instructions.Instruction.Author;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InstructionReaderTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "Use the SAP ~ USE_SOURCE SAP 0",
                "Please use only the protocol. ~ ONLY_SOURCE protocol 0",
                "Take the methods from the statistical analysis plan ~ USE_SOURCE statistical analysis plan 0",
                "use plan-v2.pdf for this ~ USE_SOURCE plan-v2.pdf 0",
                "Use only \"my plan 2.pdf\". ~ ONLY_SOURCE my plan 2.pdf 0",
                "Do not use the SAP ~ NOT_SOURCE SAP 0",
                "from section 9.4 Statistical methods ~ FROM_HEADING 9.4|Statistical methods 0",
                "Use section 9.4 ~ FROM_HEADING 9.4| 0",
                "Copy the section \"Blinding\" of the protocol ~ FROM_HEADING |Blinding 0",
                "Do not include tables ~ NO_TABLES '' 0",
                "no bulleted lists ~ NO_LISTS '' 0",
                "tables only ~ ONLY_TABLES '' 0",
                "lists only ~ ONLY_LISTS '' 0",
                "Only the rows with SEX \"F\" ~ ONLY_ROWS SEX|F 0",
                "Use only rows where Age group is \"<65 years\". ~ ONLY_ROWS Age group|<65 years 0",
                "only the row \"Any event\" ~ ONLY_ROWS |Any event 0",
                "Only row 12 ~ ONLY_ROWS '' 12",
                "only the first paragraph ~ PARAGRAPHS '' 1",
                "in two sentences ~ SENTENCES '' 2",
                "Summarise it in at most 100 words ~ WORDS '' 100",
                "a three-sentence summary ~ SENTENCES '' 3",
                "only the value ~ VALUE_ONLY '' 0",
                "Written by the author. ~ LEAVE_TO_AUTHOR '' 0"
            },
            ignoreLeadingAndTrailingWhitespace = true,
            quoteCharacter = '\'')
    void ordersAreUnderstood(String text, String order) {
        String expected = order.replace("''", "").strip();
        assertThat(InstructionReader.read(Author.USER, text))
                .extracting(
                        found -> (found.order() + " " + found.object() + " " + found.amount()).replaceAll("\\s+", " "))
                .contains(expected.replaceAll("\\s+", " "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Describe deviations from the protocol.",
                "Protocol number",
                "List all protocol deviations.",
                "The table shows the ages.",
                "Discuss the section in context.",
                "Write for a reader who knows the field."
            })
    void otherWordsHaveNoEffect(String text) {
        assertThat(InstructionReader.read(Author.USER, text)).isEmpty();
    }

    @Test
    void guidanceOfATemplateCountsOnlyAsAnOrder() {
        assertThat(InstructionReader.read(Author.SECTION, "Sponsors often present this without tables."))
                .isEmpty();
        assertThat(InstructionReader.read(Author.SECTION, "Do not include tables."))
                .hasSize(1);
    }

    @Test
    void whatIsForSomeSectionsSaysSo() {
        assertThat(InstructionReader.read(Author.DOCUMENT, "Use the SAP for the statistical sections."))
                .extracting(Instruction::scope)
                .containsExactly("statistical sections");
    }
}
