package io.dossier.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StorableJsonTest {

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\": \"x\\u0000y\"}", "{\"a\\u0000\": 1}", "{\"a\": [{\"b\": \"\\u0000\"}]}"})
    void nulIsRefusedWhereverItStands(String json) {
        assertThatExceptionOfType(JsonParseException.class).isThrownBy(() -> read(json));
    }

    @Test
    void everyOtherCharacterIsKept() throws IOException {
        assertThat(read("{\"a\": \"\\u0001 \\\\u0000 ä\"}").path("a").textValue())
                .isEqualTo("\u0001 \\u0000 ä");
    }

    private static JsonNode read(String json) throws IOException {
        return Json.MAPPER.readValue(new StorableJson(Json.MAPPER.createParser(json)), JsonNode.class);
    }
}
