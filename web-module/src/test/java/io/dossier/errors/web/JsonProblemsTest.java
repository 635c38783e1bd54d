package io.dossier.errors.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import io.dossier.http.Json;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonProblemsTest {

    record Sections(List<Section> sections) {}

    record Section(@JsonProperty("order_index") Integer orderIndex, Boolean repeating) {}

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"sections\":[{\"order_index\":\"0\"}]} | Invalid value for sections[0].order_index: expected integer",
                "{\"sections\":[{},{\"repeating\":\"no\"}]} | Invalid value for sections[1].repeating: expected boolean",
                "{\"sections\":{}} | Invalid value for sections: expected array",
                "[] | Request body must be a JSON object",
                "{\"sections\": | Malformed JSON at line 1, column 13",
            })
    void saysWhereAndWhatIsExpected(String json, String message) {
        JsonProcessingException failure =
                catchThrowableOfType(JsonProcessingException.class, () -> Json.MAPPER.readValue(json, Sections.class));
        assertThat(JsonProblems.problem(failure).message()).isEqualTo(message);
    }
}
