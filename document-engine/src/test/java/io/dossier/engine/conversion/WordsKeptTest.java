package io.dossier.engine.conversion;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordsKeptTest {

    private static final String DOCUMENT =
            "<w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"><w:body>%s</w:body>"
                    + "</w:document>";

    @Test
    void wordsThatThePdfLacksAreNamed() {
        WordsKept words = WordsKept.of("Adults aged 50 years. Adults only.", "Adults aged\n## years.");

        assertThat(words.lost()).containsExactly("50", "only");
        assertThat(words.enough()).isFalse();
    }

    @Test
    void charactersWithoutAFontAreLostOneByOne() {
        assertThat(WordsKept.of("試験", "試#").lost()).containsExactly("験");
    }

    @Test
    void onlyWhatAReaderSeesIsAskedFor() {
        String text = WordsKept.text(DOCUMENT.formatted("<w:p><w:r><w:t>Study</w:t><w:tab/><w:t>re</w:t></w:r>"
                + "<w:r><w:t>port</w:t></w:r><w:del><w:r><w:delText>old</w:delText></w:r></w:del>"
                + "<w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>note</w:t></w:r></w:p>"
                + "<w:p><w:r><w:t>End</w:t></w:r></w:p>"));

        assertThat(text.strip().split("\\s+")).containsExactly("Study", "report", "End");
    }
}
