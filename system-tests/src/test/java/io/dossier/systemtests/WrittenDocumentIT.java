package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Details, outline and sections of a document that is Ready. */
@ExtendWith(RunningProduct.class)
class WrittenDocumentIT {

    private static final String DETAILS = "/api/v1/document-mrt/by-document/";
    private static final String OUTLINES = "/api/v1/mrt-outlines/";
    private static final String SECTIONS = "/get-sections-for-document";

    private static String set;
    private static String id;

    private final Api nobody;
    private final Api writer;

    WrittenDocumentIT(Api api) {
        nobody = api;
        writer = api.as(Api.WRITER);
    }

    @BeforeAll
    static void write(Api api) {
        Api writer = api.as(Api.WRITER);
        set = Samples.documentSet(writer);
        id = Samples.document(writer, set);
    }

    @Test
    void detailsHaveAllTheirFields() {
        JsonNode details = writer.get(DETAILS + id).ok().json().path("outline");

        assertThat(details.fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "mrt_id",
                        "document_id",
                        "docx_url",
                        "endpoint_analysis",
                        "output_name",
                        "regeneration_count",
                        "last_regenerated",
                        "connector_data_id",
                        "rule_type_to_table_like_status",
                        "sections");
        assertThat(details.path("document_id").asText()).isEqualTo(id);
        assertThat(details.path("connector_data_id").asText()).isEqualTo(set);
        assertThat(details.path("regeneration_count").isInt()).isTrue();
        assertThat(details.path("rule_type_to_table_like_status")).allMatch(JsonNode::isBoolean);
        assertThat(new String(
                        Api.download(details.path("docx_url").asText()).ok().bytes(), 0, 2, StandardCharsets.US_ASCII))
                .isEqualTo("PK");
    }

    @Test
    void sectionsAndRulesHaveAllTheirFields() {
        JsonNode details = writer.get(DETAILS + id).ok().json().path("outline");

        JsonNode section = details.path("sections").get(1);
        assertThat(section.fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "mrt_section_id",
                        "mrt_id",
                        "order_index",
                        "level",
                        "section_id",
                        "title",
                        "synopsis",
                        "template_instructions",
                        "template_text",
                        "additional_details",
                        "relevant_chunk_ids",
                        "relevant_chunk_names",
                        "rules");
        assertThat(section.path("mrt_id")).isEqualTo(details.path("mrt_id"));
        assertThat(section.path("additional_details").isObject()).isTrue();
        JsonNode rule = section.path("rules").get(0);
        assertThat(rule.fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "rule_id",
                        "mrt_section_id",
                        "rule_type",
                        "rule_mode",
                        "description",
                        "explanation",
                        "generated_content",
                        "confidence_score",
                        "rule_parameters");
        assertThat(rule.path("mrt_section_id")).isEqualTo(section.path("mrt_section_id"));
        assertThat(rule.path("confidence_score").asDouble(-1)).isBetween(0.0, 1.0);
        assertThat(rule.path("generated_content").asText()).contains("change of the score from baseline");
    }

    @Test
    void sectionsComeInOrder() {
        JsonNode sections = writer.get(DETAILS + id).ok().json().path("outline").path("sections");

        assertThat(sections.findValuesAsText("title")).containsExactly("Study Objectives", "Primary Objective");
        assertThat(sections.findValuesAsText("order_index")).containsExactly("0", "1");
    }

    @Test
    void theOutlineIsFoundByTheDocumentAndByItsDetails() {
        String record = writer.get(DETAILS + id)
                .ok()
                .json()
                .path("outline")
                .path("mrt_id")
                .asText();

        JsonNode outline = writer.get(OUTLINES + id).ok().json().path("outline");

        assertThat(writer.get(OUTLINES + record).ok().json().path("outline")).isEqualTo(outline);
        assertThat(outline.fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "outline_id",
                        "document_metadata",
                        "connector_data_id",
                        "endpoint_analysis",
                        "rule_type_to_table_like_status",
                        "sections");
        assertThat(outline.path("outline_id").asText()).isEqualTo(id);
        assertThat(outline.path("document_metadata").path("document_type").asText())
                .isEqualTo("CSR");
        assertThat(outline.path("sections").get(0).fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "section_id",
                        "order_index",
                        "level",
                        "title",
                        "synopsis",
                        "template_instructions",
                        "template_text",
                        "relevant_chunk_ids");
    }

    @Test
    void sectionsForASelectionListAreFlat() {
        Answer sections = writer.post(SECTIONS, Map.of("document_id", id));

        assertThat(sections.ok().json().path("sections"))
                .isEqualTo(Api.JSON.valueToTree(List.of(entry("Study Objectives", 0), entry("Primary Objective", 1))));
    }

    @Test
    void whoMayNotReadTheDocumentReadsNothingOfIt() {
        for (String user : List.of(Api.WRITER2, Api.FOREIGN_OWNER)) {
            Api other = nobody.as(user);
            assertThat(other.get(DETAILS + id).status()).isEqualTo(403);
            assertThat(other.get(OUTLINES + id).status()).isEqualTo(403);
            assertThat(other.post(SECTIONS, Map.of("document_id", id)).status()).isEqualTo(404);
        }
    }

    @Test
    void whatThereIsNotIsAnsweredAsListed() {
        String unknown = UUID.randomUUID().toString();

        assertThat(writer.get(DETAILS + unknown).status()).isEqualTo(404);
        assertThat(writer.get(OUTLINES + unknown).status()).isEqualTo(400);
        assertThat(writer.get(OUTLINES + "nonsense").detail()).isEqualTo("Outline not found");
        assertThat(writer.post(SECTIONS, Map.of("document_id", unknown)).status())
                .isEqualTo(404);
        assertThat(writer.post(SECTIONS, Map.of()).detail()).isEqualTo("Missing required parameter: document_id");
    }

    @Test
    void missingCredentialsAreAnsweredAsListed() {
        assertThat(nobody.get(DETAILS + id).status()).isEqualTo(401);
        assertThat(nobody.get(OUTLINES + id).status()).isEqualTo(400);
        assertThat(nobody.post(SECTIONS, Map.of("document_id", id)).status()).isEqualTo(400);
    }

    private static Map<String, Object> entry(String title, int order) {
        return Map.of("section_id", title, "section_title", title, "section_order", order);
    }
}
