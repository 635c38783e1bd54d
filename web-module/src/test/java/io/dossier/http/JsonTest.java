package io.dossier.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.io.IOException;
import java.time.OffsetDateTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

    @JsonNaming(SnakeCaseStrategy.class)
    record Body(String sectionName, Integer orderIndex, Boolean isRepeating, Double score) {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"order_index\":\"5\"}",
                "{\"order_index\":5.0}",
                "{\"order_index\":5.5}",
                "{\"order_index\":true}",
                "{\"order_index\":\"\"}",
                "{\"section_name\":5}",
                "{\"section_name\":false}",
                "{\"section_name\":1.5}",
                "{\"is_repeating\":1}",
                "{\"is_repeating\":\"true\"}",
                "{\"score\":\"0.5\"}",
                "{\"section_name\":\"a\",\"section_name\":\"b\"}",
                "{} {}"
            })
    void nothingIsBentIntoAnotherType(String json) {
        assertThatThrownBy(() -> Json.MAPPER.readValue(json, Body.class)).isInstanceOf(JsonProcessingException.class);
    }

    @Test
    void unknownFieldsAreIgnoredAndNullIsAbsence() throws IOException {
        assertThat(Json.MAPPER.readValue("{\"other\":1,\"order_index\":null}", Body.class))
                .isEqualTo(new Body(null, null, null, null));
    }

    @Test
    void wholeNumberIsANumber() throws IOException {
        assertThat(Json.MAPPER.readValue("{\"score\":1}", Body.class).score()).isEqualTo(1.0);
    }

    @Test
    void deepNestingIsRefused() {
        String deep = "[".repeat(100) + "]".repeat(100);
        assertThatThrownBy(() -> Json.MAPPER.readTree(deep)).isInstanceOf(JsonProcessingException.class);
    }

    @Test
    void timestampsAreUtcWithMicroseconds() throws IOException {
        assertThat(Json.MAPPER.writeValueAsString(OffsetDateTime.parse("2026-01-31T11:15:30+01:00")))
                .isEqualTo("\"2026-01-31T10:15:30.000000Z\"");
    }
}
