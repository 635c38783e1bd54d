package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The interface's description of itself. */
@ExtendWith(RunningProduct.class)
class DescriptionIT {

    private final JsonNode schemas;

    DescriptionIT(Api api) {
        schemas = api.as(Api.WRITER)
                .get("/openapi?format=JSON")
                .ok()
                .json()
                .path("components")
                .path("schemas");
    }

    @Test
    void fieldsHaveTheNamesOfTheWire() {
        assertThat(schemas.path("TemplateItem").path("properties").fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "id",
                        "template_id",
                        "template_name",
                        "source_document_name",
                        "url",
                        "detected_document_type",
                        "sections",
                        "status",
                        "template_file_name",
                        "created_at",
                        "updated_at");
    }

    @Test
    void idsAndTimesAreStrings() {
        JsonNode fields = schemas.path("DocumentView").path("properties");

        assertThat(referred(fields.path("document_id")).path("format").asText()).isEqualTo("uuid");
        assertThat(referred(fields.path("created_at")).path("format").asText()).isEqualTo("date-time");
    }

    private JsonNode referred(JsonNode field) {
        String reference = field.path("$ref").asText();
        return schemas.path(reference.substring(reference.lastIndexOf('/') + 1));
    }
}
