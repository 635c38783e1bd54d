package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Replacing the outline of a document: OUT-12 to OUT-30 of the checklist. */
@ExtendWith(RunningProduct.class)
class EditedOutlinesIT {

    private static final String OUTLINES = "/api/v1/mrt-outlines/";

    private static String document;

    private final Api nobody;
    private final Api writer;
    private final String path = OUTLINES + document;

    EditedOutlinesIT(Api api) {
        nobody = api;
        writer = api.as(Api.WRITER);
    }

    @BeforeAll
    static void generate(Api api) {
        Api writer = api.as(Api.WRITER);
        document = Samples.document(writer, Samples.documentSet(writer));
    }

    @Test
    void outlineIsReplacedAsAWhole() {
        ObjectNode body = body();
        ((ObjectNode) body.path("document_metadata"))
                .put("sponsor_name", "Northwind")
                .put("phase", 3);
        ObjectNode section = (ObjectNode) body.path("sections").get(0);
        section.put("synopsis", "s").put("template_instructions", "i").put("template_text", "t");
        section.putArray("relevant_chunk_ids").add("c1");

        JsonNode replaced = put(body.put("connector_data_id", "key").put("endpoint_analysis", "Analysed."));

        assertThat(replaced.path("outline_id").asText()).isEqualTo(document);
        assertThat(replaced.path("document_metadata")).isEqualTo(body.path("document_metadata"));
        assertThat(replaced.path("sections")).isEqualTo(body.path("sections"));
        assertThat(replaced.path("connector_data_id").asText()).isEqualTo("key");
        assertThat(writer.get(path).ok().json().path("outline")).isEqualTo(replaced);
    }

    @Test
    void whatIsNotSentStaysAndNullClears() {
        ObjectNode full = body().put("endpoint_analysis", "Analysed.");
        full.putObject("rule_type_to_table_like_status").put("TableRule", "true");
        put(full);

        JsonNode kept = put(body());
        assertThat(kept.path("endpoint_analysis").asText()).isEqualTo("Analysed.");
        assertThat(kept.path("rule_type_to_table_like_status"))
                .isEqualTo(Api.JSON.valueToTree(Map.of("TableRule", true)));
        assertThat(put(body().putNull("endpoint_analysis"))
                        .path("endpoint_analysis")
                        .asText())
                .isEmpty();
    }

    @Test
    void detailsOfAFinishedDocumentStay() {
        JsonNode details =
                writer.get("/api/v1/document-mrt/by-document/" + document).ok().json();

        put(body());

        assertThat(writer.get("/api/v1/document-mrt/by-document/" + document)
                        .ok()
                        .json()
                        .at("/outline/sections"))
                .isEqualTo(details.at("/outline/sections"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"section_id", "order_index", "level", "title"})
    void sectionNeedsItsPlaceAndTitle(String field) {
        ObjectNode body = body();
        ((ObjectNode) body.path("sections").get(0)).remove(field);

        assertThat(writer.put(path, body).status()).isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "{\"sections\":[{\"section_id\":\"1.0\",\"order_index\":0,\"level\":1,\"title\":\"A\"}]}",
                "{\"document_metadata\":{},\"sections\":[{\"section_id\":\"1.0\",\"order_index\":0,\"level\":1,\"title\":\"A\"}]}",
                "{\"document_metadata\":{\"document_type\":\"CSR\"}}",
                "{\"document_metadata\":{\"document_type\":\"CSR\"},\"sections\":[]}",
                "{\"document_metadata\":{\"document_type\":\"CSR\"},\"sections\":{}}",
                "{\"document_metadata\":{\"document_type\":\" \"},\"sections\":[{\"section_id\":\"1.0\",\"order_index\":0,\"level\":1,\"title\":\"A\"}]}",
                "{\"document_metadata\":{\"document_type\":\"CSR\"},\"sections\":[{\"section_id\":\"1\",\"order_index\":0,\"level\":1,\"title\":\"A\"},{\"section_id\":\"2\",\"order_index\":0,\"level\":1,\"title\":\"B\"}]}",
                "{\"document_metadata\":{\"document_type\":\"CSR\"},\"sections\":[{\"section_id\":\"1\",\"order_index\":0,\"level\":1,\"title\":\"A\"},{\"section_id\":\"1\",\"order_index\":1,\"level\":1,\"title\":\"B\"}]}",
                "not json"
            })
    void whatIsNoOutlineIsRefusedAndChangesNothing(String body) {
        JsonNode before = writer.get(path).ok().json();

        assertThat(writer.put(path, body).status()).isEqualTo(400);

        assertThat(writer.get(path).ok().json()).isEqualTo(before);
    }

    @Test
    void whoMayNotReadMayNotReplace() {
        assertThat(nobody.as(Api.FOREIGN_OWNER).put(path, body()).status()).isEqualTo(403);
        assertThat(nobody.as(Api.WRITER2).put(path, body()).status()).isEqualTo(403);
        assertThat(nobody.put(path, body()).status()).isEqualTo(401);
        Answer unknown = writer.put(OUTLINES + UUID.randomUUID(), body());
        assertThat(unknown.status()).isEqualTo(404);
        assertThat(unknown.detail()).isEqualTo("Outline not found");
    }

    private JsonNode put(Object body) {
        return writer.put(path, body).ok().json().path("outline");
    }

    private static ObjectNode body() {
        ObjectNode body = Api.JSON.createObjectNode();
        body.putObject("document_metadata").put("document_type", "CSR");
        ObjectNode section = body.putArray("sections").addObject();
        section.put("section_id", "1.0").put("order_index", 0).put("level", 1).put("title", "Introduction");
        section.put("synopsis", "").put("template_instructions", "").put("template_text", "");
        section.putArray("relevant_chunk_ids");
        return body;
    }
}
