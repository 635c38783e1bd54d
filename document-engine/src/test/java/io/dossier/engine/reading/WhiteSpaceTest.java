package io.dossier.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WhiteSpaceTest {

    @Test
    void runsOfWhiteSpaceAreOneSpaceAndNoneStandsAtTheEnds() {
        assertThat(WhiteSpace.fold(" \u00A0a\t \n b\u2009\u3000c\uFEFF\u2028")).isEqualTo("a b c");
        assertThat(WhiteSpace.fold(" \r\n\f")).isEmpty();
    }

    @Test
    void whatNobodySeesIsLeftOut() {
        assertThat(WhiteSpace.fold("ran\u00ADdom\u200Bised\u0000 \u0007 \u000B\u0085now"))
                .isEqualTo("randomised now");
    }

    @Test
    void halfACharacterIsReplacedAndAWholeOneStays() {
        assertThat(WhiteSpace.fold("a\uD83Db \uDE00 \uD83D\uDE00 \uD83D"))
                .isEqualTo("a\uFFFDb \uFFFD \uD83D\uDE00 \uFFFD");
    }
}
