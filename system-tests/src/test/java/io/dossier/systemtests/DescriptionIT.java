package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The interface's description of itself. */
@ExtendWith(RunningProduct.class)
class DescriptionIT {

    private final Api api;
    private final JsonNode schemas;

    DescriptionIT(Api nobody) {
        api = nobody.as(Api.WRITER);
        schemas = api.get("/openapi?format=JSON").ok().json().path("components").path("schemas");
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

        assertThat(fields.path("document_id").path("format").asText()).isEqualTo("uuid");
        assertThat(fields.path("created_at").path("format").asText()).isEqualTo("date-time");
    }

    @Test
    void itIsYamlUnlessJsonIsAskedFor() {
        assertThat(new String(api.get("/openapi").ok().bytes(), StandardCharsets.UTF_8))
                .contains("\nopenapi: 3.0");
        assertThat(api.send("POST", "/openapi").status()).isEqualTo(405);
        assertThat(api.get("/openapi/other").status()).isEqualTo(404);
    }

    /** Otherwise this proves nothing: {@link Api} holds every answer against it. */
    @Test
    void anAnswerThatIsNotAsDescribedIsNoticed() {
        Answer listed = api.get("/api/v1/templates").ok();

        assertThatThrownBy(() -> api.description().check("GET", "/api/v1/documents", listed))
                .hasMessageContaining("documents");
        assertThatThrownBy(() -> api.description().check("POST", "/api/v1/templates", listed))
                .hasMessageContaining("no such status");
        assertThatThrownBy(() -> api.description().check("GET", "/api/v1/elsewhere", listed))
                .hasMessageContaining("no such operation");
    }
}
