package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(RunningProduct.class)
class TemplatesIT {

    private static final String TEMPLATES = "/api/v1/templates/";

    private final Api nobody;
    private final Api writer;

    TemplatesIT(Api api) {
        nobody = api;
        writer = api.as(Api.WRITER);
    }

    @Test
    void aTemplateIsMadeAndCounted() {
        String name = Samples.fresh("CSR");

        Answer made = writer.post(TEMPLATES, Samples.template(name));

        assertThat(made.status()).isEqualTo(201);
        assertThat(made.json().fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "template_id",
                        "template_name",
                        "organization_id",
                        "section_count",
                        "rule_count",
                        "created_at",
                        "message");
        assertThat(made.text("template_name")).isEqualTo(name);
        assertThat(made.json().path("section_count").asInt()).isEqualTo(2);
        assertThat(made.json().path("rule_count").asInt()).isEqualTo(1);
        assertThat(made.text("message")).isEqualTo("Template created successfully");
    }

    @Test
    void whatWasSentIsReadBackBySectionOrder() {
        ObjectNode body = body();
        body.put("document_description", "A report").putArray("tags").add("phase 3");
        body.putArray("users").add(Api.WRITER2).add("stranger");
        ObjectNode section = ((ObjectNode) body.path("sections").get(0)).put("order_index", 7);
        section.put("synopsis", "about").put("template_instructions", "how").put("template_text", "fixed");
        section.put("section_type", "text").put("section_mode", "copy").put("expansion_type", "per_row");
        section.put("is_repeating", true);
        section.putArray("rules").addObject().put("description", "d").put("fill", "#ffaa00");

        JsonNode read = read(writer.post(TEMPLATES, body).ok().text("template_id"));

        assertThat(read.path("sections").findValuesAsText("section_name"))
                .containsExactly("Primary Objective", "Study Objectives");
        JsonNode last = read.path("sections").get(1);
        assertThat(last.path("is_repeating").asBoolean()).isTrue();
        assertThat(List.of("synopsis", "template_instructions", "template_text", "section_type"))
                .extracting(field -> last.path(field).asText())
                .containsExactly("about", "how", "fixed", "text");
        JsonNode rule = last.path("rules").get(0);
        assertThat(rule.path("fill").asText()).isEqualTo("#FFAA00");
        assertThat(rule.path("color").isNull()).isTrue();
        assertThat(UUID.fromString(rule.path("rule_id").asText())).isNotNull();
        assertThat(read.path("users").findValuesAsText("user_id")).containsExactly(Api.WRITER, Api.WRITER2, "stranger");
        assertThat(read.path("users").findValuesAsText("email")).containsExactly(Api.WRITER, Api.WRITER2, "");
        assertThat(read.path("document_metadata").path("tags").get(0).asText()).isEqualTo("phase 3");
    }

    @Test
    void aTemplateHasAllItsFields() {
        JsonNode read = read(
                writer.post(TEMPLATES, Samples.template(Samples.fresh("CSR"))).text("template_id"));

        assertThat(read.fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "url",
                        "template_name",
                        "source_document_name",
                        "detected_document_type",
                        "document_type",
                        "template_id",
                        "template_s3_uri",
                        "template_file_name",
                        "sections",
                        "examples",
                        "all_styles",
                        "users",
                        "document_instructions",
                        "document_metadata",
                        "hidden_text_style",
                        "include_instructions");
        assertThat(read.path("include_instructions").isBoolean()).isTrue();
        assertThat(read.path("examples").isArray()).isTrue();
    }

    @Test
    void theListIsNewestFirst() {
        String older =
                writer.post(TEMPLATES, Samples.template(Samples.fresh("A"))).text("template_id");
        String newer =
                writer.post(TEMPLATES, Samples.template(Samples.fresh("B"))).text("template_id");

        Answer list = writer.get(TEMPLATES);

        assertThat(list.status()).isEqualTo(200);
        List<String> ids = list.json().path("templates").findValuesAsText("template_id");
        assertThat(ids).containsSubsequence(newer, older);
        JsonNode item = item(list, newer);
        assertThat(item.fieldNames())
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
        assertThat(item.path("id")).isEqualTo(item.path("template_id"));
        assertThat(item.path("status").asText()).isEqualTo("active");
        assertThat(item.path("sections").get(0).fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder("section_id", "section_name", "order_index", "level");
        assertThat(writer.get("/api/v1/templates").status()).isEqualTo(200);
    }

    @Test
    void theLinkIsThereOnceTheFileIs() {
        String name = Samples.fresh("CSR");
        String id = writer.post(TEMPLATES, Samples.template(name)).text("template_id");
        assertThat(read(id).path("url").asText()).isEmpty();

        byte[] word = new WordFile().heading(1, "Study Objectives").bytes();
        writer.upload("templates", name + ".docx", word).ok();

        assertThat(Api.download(read(id).path("url").asText()).bytes()).isEqualTo(word);
        assertThat(Api.download(item(writer.get(TEMPLATES), id).path("url").asText())
                        .bytes())
                .isEqualTo(word);
    }

    @ParameterizedTest
    @ValueSource(strings = {"template_name", "document_type", "sections"})
    void whatIsRequiredIsNamed(String field) {
        Answer refused = writer.post(TEMPLATES, body().without(field));

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.detail()).isEqualTo("Missing required parameter: " + field);
    }

    @ParameterizedTest
    @ValueSource(strings = {"order_index", "level", "section_name"})
    void aSectionNeedsItsPlaceAndName(String field) {
        ObjectNode body = body();
        ((ObjectNode) body.path("sections").get(1)).remove(field);

        Answer refused = writer.post(TEMPLATES, body);

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.detail()).startsWith("Missing required parameter: ").endsWith(field);
    }

    @Test
    void noSectionsAndNoFileAreRefused() {
        ObjectNode empty = body();
        empty.putArray("sections");

        assertThat(writer.post(TEMPLATES, empty).status()).isEqualTo(400);
        assertThat(writer.post(TEMPLATES, body().without("template_file_name")).status())
                .isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource({
        "order_index, 1, Duplicate order_index: 1",
        "order_index, -1, order_index must not be negative: -1",
        "level, 0, level must be 1 or more: 0"
    })
    void aWrongPlaceIsRefused(String field, int value, String detail) {
        ObjectNode body = body();
        ((ObjectNode) body.path("sections").get(0)).put(field, value);

        Answer refused = writer.post(TEMPLATES, body);

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.detail()).isEqualTo(detail);
    }

    @Test
    void anotherOrganizationsFileIsRefused() {
        String foreign = nobody.as(Api.FOREIGN_OWNER).get("/api/v1/whoami").ok().text("organization_id");

        Answer refused = writer.post(TEMPLATES, body().put("template_s3_uri", foreign + "/templates/secret.docx"));

        assertThat(refused.status()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"00000000-0000-0000-0000-000000000000", "nonsense"})
    void anUnknownTemplateIsNotFound(String id) {
        Answer refused = writer.get(TEMPLATES + id);

        assertThat(refused.status()).isEqualTo(404);
        assertThat(refused.detail()).isEqualTo("Template not found");
    }

    @Test
    void anotherOrganizationsTemplateIsNotFound() {
        String id =
                writer.post(TEMPLATES, Samples.template(Samples.fresh("CSR"))).text("template_id");
        Api foreign = nobody.as(Api.FOREIGN_OWNER);

        assertThat(foreign.get(TEMPLATES + id).status()).isEqualTo(404);
        assertThat(foreign.get(TEMPLATES).json().path("templates").findValuesAsText("template_id"))
                .doesNotContain(id);
    }

    @Test
    void credentialsAreAskedFor() {
        assertThat(nobody.get(TEMPLATES).status()).isEqualTo(401);
        assertThat(nobody.post(TEMPLATES, body()).status()).isEqualTo(401);
        Answer single = nobody.get(TEMPLATES + UUID.randomUUID());
        assertThat(single.status()).isEqualTo(400);
        assertThat(single.detail()).isEqualTo("Not authenticated");
    }

    @Test
    void headingsOfAWordFileBecomeSections() {
        String name = Samples.fresh("plan") + ".docx";
        byte[] word = new WordFile()
                .heading(1, "Study Objectives")
                .paragraph("The objectives are listed below.")
                .heading(2, "Primary Objective")
                .heading(1, "Study Design")
                .bytes();
        writer.upload("templates", name, word).ok();

        Answer made = writer.post(TEMPLATES + "from-file", Map.of("template_file_name", name, "document_type", "SAP"));

        assertThat(made.status()).isEqualTo(201);
        JsonNode sections = made.json().path("sections");
        assertThat(sections.findValuesAsText("section_name"))
                .containsExactly("Study Objectives", "Primary Objective", "Study Design");
        assertThat(sections.findValuesAsText("level")).containsExactly("1", "2", "1");
        assertThat(sections.findValuesAsText("order_index")).containsExactly("0", "1", "2");
        JsonNode read = read(made.text("template_id"));
        assertThat(read.path("document_type").asText()).isEqualTo("SAP");
        assertThat(read.path("all_styles").size()).isPositive();
        assertThat(Api.download(read.path("url").asText()).bytes()).isEqualTo(word);
    }

    @Test
    void whatIsNoTemplateIsRefused() {
        String table = Samples.fresh("table") + ".csv";
        String bare = Samples.fresh("bare") + ".docx";
        writer.upload("templates", table, "a,b\n1,2\n".getBytes(StandardCharsets.UTF_8))
                .ok();
        writer.upload("templates", bare, new WordFile().paragraph("No heading.").bytes())
                .ok();

        assertThat(fromFile(Map.of()).detail()).isEqualTo("Missing required parameter: template_file_name");
        assertThat(fromFile(Map.of("template_file_name", "gone.docx")).status()).isEqualTo(404);
        assertThat(fromFile(Map.of("template_file_name", table)).detail()).isEqualTo("File type .csv is not supported");
        assertThat(fromFile(Map.of("key", "templates/" + bare)).detail()).startsWith("Template has no headings");
    }

    private Answer fromFile(Map<String, Object> body) {
        return writer.post(TEMPLATES + "from-file", body);
    }

    private JsonNode read(String id) {
        return writer.get(TEMPLATES + id).ok().json();
    }

    private static JsonNode item(Answer list, String id) {
        return StreamSupport.stream(list.json().path("templates").spliterator(), false)
                .filter(item -> item.path("template_id").asText().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static ObjectNode body() {
        return Api.JSON.valueToTree(Samples.template(Samples.fresh("CSR")));
    }
}
