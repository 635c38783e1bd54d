package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Replacing what was written for a document: MRT-15 to MRT-38 of the checklist. */
@ExtendWith(RunningProduct.class)
class EditedDetailsIT {

    private static final String DETAILS = "/api/v1/document-mrt/";

    private static String document;

    private final Api nobody;
    private final Api writer;
    private JsonNode before;
    private String path;

    EditedDetailsIT(Api api) {
        nobody = api;
        writer = api.as(Api.WRITER);
    }

    @BeforeAll
    static void generate(Api api) {
        Api writer = api.as(Api.WRITER);
        document = Samples.document(writer, Samples.documentSet(writer));
    }

    @BeforeEach
    void readDetails() {
        before = read();
        path = DETAILS + before.path("mrt_id").asText();
    }

    @Test
    void sectionsAreReplacedAsAWhole() {
        ObjectNode body = body();
        ObjectNode section = (ObjectNode) body.path("sections").get(0);
        section.put("section_id", "7.1")
                .put("title", "Edited")
                .put("synopsis", "s")
                .put("template_instructions", "i");
        section.put("template_text", "t").putObject("additional_details").put("mine", 1);
        section.putArray("relevant_chunk_ids").add("c1");
        section.putArray("relevant_chunk_names").add("n1");
        ObjectNode rule = section.putArray("rules").addObject();
        rule.put("rule_type", "TableRule")
                .put("rule_mode", "manual")
                .put("description", "d")
                .put("explanation", "e");
        rule.put("generated_content", "g")
                .put("confidence_score", 0.25)
                .putObject("rule_parameters")
                .put("p", true);

        JsonNode replaced = put(body);

        assertThat(replaced.path("mrt_id")).isEqualTo(before.path("mrt_id"));
        assertThat(replaced.path("sections")).hasSize(1);
        JsonNode shown = replaced.path("sections").get(0);
        assertThat(without(shown, "mrt_section_id", "mrt_id", "rules")).isEqualTo(without(section, "rules"));
        assertThat(without(shown.path("rules").get(0), "rule_id", "mrt_section_id"))
                .isEqualTo(rule);
        assertThat(without(read(), "docx_url")).isEqualTo(without(replaced, "docx_url"));
        JsonNode headings = writer.post("/get-sections-for-document", Map.of("document_id", document))
                .ok()
                .json();
        assertThat(headings.path("sections").findValuesAsText("section_title")).containsExactly("Edited");
    }

    @Test
    void sectionsAndRulesNeedNotSayMore() {
        ObjectNode body = body();
        ((ObjectNode) body.path("sections").get(0)).putArray("rules").addObject();
        addSection(body, 4, 1);
        addSection(body, 2, 2);

        JsonNode sections = put(body).path("sections");

        assertThat(sections.findValuesAsText("order_index")).containsExactly("0", "2", "4");
        assertThat(sections.findValuesAsText("section_id")).containsExactly("1.0", "1.1", "2.0");
        JsonNode rule = sections.get(0).path("rules").get(0);
        assertThat(rule.path("confidence_score").isNumber()).isTrue();
        assertThat(rule.path("rule_parameters").isObject()).isTrue();
        assertThat(rule.path("generated_content").asText()).isEmpty();
    }

    @Test
    void whatIsNotSentStaysAndNullClears() {
        ObjectNode body = body().put("endpoint_analysis", "Analysed.").put("connector_data_id", "key");
        body.putObject("rule_type_to_table_like_status")
                .put("TableRule", "TRUE")
                .put("ExtractRule", false);

        assertThat(put(body).path("rule_type_to_table_like_status"))
                .isEqualTo(Api.JSON.valueToTree(Map.of("TableRule", true, "ExtractRule", false)));
        JsonNode kept = put(body());
        assertThat(kept.path("endpoint_analysis").asText()).isEqualTo("Analysed.");
        assertThat(kept.path("connector_data_id").asText()).isEqualTo("key");
        assertThat(kept.path("docx_url").asText()).isNotEmpty();
        JsonNode cleared = put(body().putNull("endpoint_analysis").putNull("rule_type_to_table_like_status"));
        assertThat(cleared.path("endpoint_analysis").asText()).isEmpty();
        assertThat(cleared.path("rule_type_to_table_like_status")).isEmpty();
    }

    @Test
    void regenerationsAreCountedWhenAsked() {
        int count = before.path("regeneration_count").asInt();

        JsonNode counted = put(body().put("auto_increment_regeneration", true));

        assertThat(counted.path("regeneration_count").asInt()).isEqualTo(count + 1);
        assertThat(counted.path("last_regenerated").isTextual()).isTrue();
        assertThat(put(body().put("auto_increment_regeneration", false))
                        .path("regeneration_count")
                        .asInt())
                .isEqualTo(count + 1);
    }

    @Test
    void linkMayBeSentBackAndMustBeOurs() {
        String link = before.path("docx_url").asText();

        assertThat(Api.download(put(body().put("docx_url", link))
                                .path("docx_url")
                                .asText())
                        .status())
                .isEqualTo(200);
        assertThat(writer.put(path, body().put("docx_url", "https://files.example.org/x.docx"))
                        .status())
                .isEqualTo(400);
        assertThat(writer.put(path, body().put("docx_url", "s3://dossier/org/" + UUID.randomUUID() + "/output/x.docx"))
                        .status())
                .isEqualTo(400);
    }

    @Test
    void outputNameIsThereOnceInAnOrganization(Api api) {
        String name = Samples.fresh("Report");
        assertThat(put(body().put("output_name", name)).path("output_name").asText())
                .isEqualTo(name);
        assertThat(put(body().put("output_name", name)).path("output_name").asText())
                .isEqualTo(name);
        Map<String, Object> request = Samples.request(writer, Samples.documentSet(writer));
        ObjectNode again = Api.JSON.valueToTree(request);
        assertThat(writer.post("/api/v1/documents/generate", again.put("output_name", name))
                        .ok()
                        .text("task_id"))
                .isEqualTo(document);

        String other = Samples.document(writer, Samples.documentSet(writer));
        String mrt = writer.get(DETAILS + "by-document/" + other)
                .json()
                .at("/outline/mrt_id")
                .asText();
        Answer refused = writer.put(DETAILS + mrt, body().put("output_name", name));
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.detail()).isEqualTo("output_name already in use");
    }

    @ParameterizedTest
    @ValueSource(strings = {"order_index", "level"})
    void sectionNeedsItsPlace(String field) {
        ObjectNode body = body();
        ((ObjectNode) body.path("sections").get(0)).remove(field);

        assertThat(writer.put(path, body).status()).isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "{} ~ 400",
                "{\"sections\":[]} ~ 400",
                "{\"sections\":[ ~ 400",
                "{\"sections\":[{\"order_index\":1,\"level\":1},{\"order_index\":1,\"level\":1}]} ~ 400",
                "{\"sections\":[{\"order_index\":-1,\"level\":1}]} ~ 400",
                "{\"sections\":[{\"order_index\":\"a\",\"level\":1}]} ~ 422",
                "{\"sections\":{}} ~ 422",
                "{\"sections\":[{\"order_index\":1,\"level\":1}],\"rule_type_to_table_like_status\":{\"A\":\"maybe\"}} ~ 422",
                "{\"sections\":[{\"order_index\":1,\"level\":1,\"rules\":[{\"confidence_score\":1.1}]}]} ~ 422",
                "{\"sections\":[{\"order_index\":1,\"level\":1,\"rules\":[{\"confidence_score\":-0.1}]}]} ~ 422"
            })
    void wrongStructureIsABadRequestAndAWrongValueUnprocessable(String body, int status) {
        Answer refused = writer.put(path, body);

        assertThat(refused.status()).isEqualTo(status);
        assertThat(refused.json().path("detail").isTextual()).isTrue();
        assertThat(without(read(), "docx_url")).isEqualTo(without(before, "docx_url"));
    }

    @Test
    void whoMayNotReadMayNotReplace() {
        assertThat(nobody.as(Api.FOREIGN_OWNER).put(path, body()).status()).isEqualTo(403);
        assertThat(nobody.as(Api.WRITER2).put(path, body()).status()).isEqualTo(403);
        assertThat(nobody.put(path, body()).status()).isEqualTo(401);
        assertThat(writer.put(DETAILS + UUID.randomUUID(), body()).status()).isEqualTo(404);
        assertThat(writer.put(DETAILS + "nonsense", body()).status()).isEqualTo(404);
    }

    private JsonNode put(Object body) {
        return writer.put(path, body).ok().json().path("outline");
    }

    private JsonNode read() {
        return writer.get(DETAILS + "by-document/" + document).ok().json().path("outline");
    }

    private static ObjectNode body() {
        ObjectNode body = Api.JSON.createObjectNode();
        addSection(body, 0, 1);
        return body;
    }

    private static void addSection(ObjectNode body, int index, int level) {
        ArrayNode sections = body.withArray("sections");
        sections.addObject().put("order_index", index).put("level", level);
    }

    private static JsonNode without(JsonNode object, String... fields) {
        return ((ObjectNode) object.deepCopy()).remove(List.of(fields));
    }
}
