package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Changing the structure of templates: TPL-31 to TPL-55 of the checklist. */
@ExtendWith(RunningProduct.class)
class TemplateEditingIT {

    private static final String TEMPLATES = "/api/v1/templates/";

    private final Api nobody;
    private final Api writer;

    TemplateEditingIT(Api api) {
        nobody = api;
        writer = api.as(Api.WRITER);
    }

    @Test
    void sectionIsAddedWhereOneStands() {
        String template = template("Introduction", "Methods");

        Answer added = writer.post(sections(template), section("Objectives", 2, 1));

        assertThat(added.status()).isEqualTo(200);
        assertThat(added.json().fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "message", "section_id", "template_id", "section_name", "level", "order_index");
        assertThat(added.text("template_id")).isEqualTo(template);
        assertThat(names(template)).containsExactly("Introduction", "Objectives", "Methods");
        assertThat(read(template).path("sections").findValuesAsText("order_index"))
                .containsExactly("0", "1", "2");
        assertThat(writer.post(sections(template), section("Annex", 1, 99))
                        .json()
                        .path("order_index")
                        .asInt())
                .isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"section_name", "level", "order_index"})
    void newSectionNeedsItsPlaceAndName(String field) {
        Map<String, Object> body = new HashMap<>(section("Annex", 1, 0));
        body.remove(field);

        Answer refused = writer.post(sections(template("Introduction")), body);

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.detail()).isEqualTo("Missing required parameter: " + field);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, level must be 1 or more: 0", "1, -1, order_index must not be negative: -1"})
    void newSectionNeedsAPlaceThatThereIs(int level, int index, String detail) {
        Answer refused = writer.post(sections(template("Introduction")), section("Annex", level, index));

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.detail()).isEqualTo(detail);
    }

    @Test
    void sectionIsRenamed() {
        String template = template("Introduction", "Methods");
        String section = ids(template).get(1);

        Answer renamed = writer.put(sections(template) + "/" + section + "/rename", Map.of("section_name", " Design "));

        assertThat(renamed.status()).isEqualTo(200);
        assertThat(renamed.text("section_id")).isEqualTo(section);
        assertThat(renamed.text("section_name")).isEqualTo("Design");
        assertThat(renamed.text("message")).isEqualTo("Section renamed successfully");
        assertThat(names(template)).containsExactly("Introduction", "Design");
        assertThat(writer.put(sections(template) + "/" + section + "/rename", Map.of())
                        .detail())
                .isEqualTo("Missing required parameter: section_name");
        assertThat(writer.put(sections(template) + "/" + section + "/rename", Map.of("section_name", " "))
                        .status())
                .isEqualTo(400);
    }

    @Test
    void newOrderNumbersTheNames() {
        String template = template("1. Introduction", "Background", "Methods");
        List<String> ids = ids(template);

        Answer reordered = writer.put(
                sections(template) + "/reorder",
                Map.of("sections", List.of(place(ids.get(2), 0, 1), place(ids.get(1), 2, 2))));

        assertThat(reordered.status()).isEqualTo(200);
        assertThat(reordered.text("template_id")).isEqualTo(template);
        assertThat(reordered.json().path("sections").findValuesAsText("section_name"))
                .containsExactly("1. Methods", "2. Introduction", "2.1 Background");
        assertThat(reordered.json().path("sections").findValuesAsText("order_index"))
                .containsExactly("0", "1", "2");
        assertThat(names(template)).containsExactly("1. Methods", "2. Introduction", "2.1 Background");
    }

    @Test
    void orderThatNamesAPlaceOrASectionTwiceIsRefused() {
        String template = template("Introduction", "Methods");
        List<String> ids = ids(template);
        String reorder = sections(template) + "/reorder";

        assertThat(writer.put(reorder, Map.of("sections", List.of(place(ids.get(0), 1, 1), place(ids.get(1), 1, 1))))
                        .detail())
                .isEqualTo("Duplicate order_index: 1");
        assertThat(writer.put(reorder, Map.of("sections", List.of(place(ids.get(0), 0, 1), place(ids.get(0), 1, 1))))
                        .status())
                .isEqualTo(400);
        assertThat(writer.put(reorder, Map.of()).detail()).isEqualTo("Missing required parameter: sections");
        assertThat(writer.put(reorder, Map.of("sections", List.of())).status()).isEqualTo(400);
        assertThat(writer.put(
                                reorder,
                                Map.of(
                                        "sections",
                                        List.of(place(UUID.randomUUID().toString(), 0, 1))))
                        .status())
                .isEqualTo(404);
        assertThat(names(template)).containsExactly("Introduction", "Methods");
    }

    @Test
    void sectionIsDeletedWithThoseBelowIt() {
        JsonNode made = withRule();
        String template = made.path("template_id").asText();
        String rule = made.path("sections")
                .get(0)
                .path("rules")
                .get(0)
                .path("rule_id")
                .asText();
        writer.post(sections(template), section("Below", 3, 1)).ok();
        writer.post(sections(template), section("Beside", 1, 2)).ok();
        String first = ids(template).get(0);

        Answer deleted = writer.delete(sections(template) + "/" + first);

        assertThat(deleted.status()).isEqualTo(200);
        assertThat(deleted.text("deleted_section_id")).isEqualTo(first);
        assertThat(deleted.json().path("deleted_count").asInt()).isEqualTo(2);
        assertThat(deleted.text("message")).isEqualTo("Section deleted successfully");
        assertThat(names(template)).containsExactly("Beside");
        assertThat(read(template).path("sections").get(0).path("order_index").asInt())
                .isZero();
        assertThat(writer.put(TEMPLATES + template + "/rules/" + rule + "/styles", Map.of())
                        .status())
                .isEqualTo(404);
    }

    @Test
    void sectionIsDeletedAlone() {
        String template = template("Introduction");
        writer.post(sections(template), section("Below", 2, 1)).ok();
        String first = ids(template).get(0);

        assertThat(writer.delete(sections(template) + "/" + first + "?cascade_children=perhaps")
                        .status())
                .isEqualTo(400);
        assertThat(writer.delete(sections(template) + "/" + first + "?cascade_children=false")
                        .ok()
                        .json()
                        .path("deleted_count")
                        .asInt())
                .isEqualTo(1);
        assertThat(names(template)).containsExactly("Below");
        assertThat(writer.delete(sections(template) + "/" + first).status()).isEqualTo(404);
    }

    @Test
    void unknownTemplatesAndSectionsAreNotFound() {
        String nowhere = TEMPLATES + UUID.randomUUID() + "/sections";
        String template = template("Introduction");

        assertThat(writer.post(nowhere, section("Annex", 1, 0)).detail()).isEqualTo("Template not found");
        assertThat(writer.post(TEMPLATES + "nonsense/sections", section("Annex", 1, 0))
                        .status())
                .isEqualTo(404);
        assertThat(writer.put(sections(template) + "/nonsense/rename", Map.of("section_name", "A"))
                        .detail())
                .isEqualTo("Section not found");
        assertThat(writer.delete(sections(template) + "/" + UUID.randomUUID()).status())
                .isEqualTo(404);
    }

    @Test
    void anotherOrganizationChangesNothing() {
        JsonNode made = withRule();
        String template = made.path("template_id").asText();
        String section = made.path("sections").get(0).path("section_id").asText();
        String rule = made.path("sections")
                .get(0)
                .path("rules")
                .get(0)
                .path("rule_id")
                .asText();
        Api foreign = nobody.as(Api.FOREIGN_OWNER);

        assertThat(List.of(
                        foreign.post(sections(template), section("Annex", 1, 0)),
                        foreign.put(sections(template) + "/" + section + "/rename", Map.of("section_name", "Mine")),
                        foreign.put(sections(template) + "/reorder", Map.of("sections", List.of(place(section, 0, 1)))),
                        foreign.put(TEMPLATES + template + "/rules/" + rule + "/styles", Map.of("fill", "#000000")),
                        foreign.delete(sections(template) + "/" + section)))
                .extracting(Answer::status)
                .containsOnly(403);
        assertThat(names(template)).containsExactly("Introduction");
    }

    @Test
    void whoIsNotListedChangesNothing() {
        ObjectNode body = body("Introduction");
        body.putArray("users").add(Api.ADMIN);
        String template = writer.post(TEMPLATES, body).ok().text("template_id");

        assertThat(nobody.as(Api.WRITER2)
                        .post(sections(template), section("Annex", 1, 9))
                        .status())
                .isEqualTo(403);
        for (String user : List.of(Api.WRITER, Api.ADMIN, Api.INTERNAL, Api.OWNER)) {
            nobody.as(user).post(sections(template), section("Annex", 1, 9)).ok();
        }
        nobody.as(Api.WRITER2)
                .post(sections(template("Introduction")), section("Annex", 1, 9))
                .ok();
    }

    @Test
    void twoWhoAddAtOnceBothDo() throws Exception {
        String template = template("Introduction");
        ExecutorService both = Executors.newFixedThreadPool(4);
        try {
            List<Callable<Answer>> calls = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                int number = i;
                calls.add(() -> writer.post(sections(template), section("Annex " + number, 1, 1)));
            }
            for (Future<Answer> answer : both.invokeAll(calls)) {
                assertThat(answer.get().status()).isEqualTo(200);
            }
        } finally {
            both.shutdownNow();
        }
        List<String> indexes = read(template).path("sections").findValuesAsText("order_index");
        assertThat(indexes).hasSize(13).doesNotHaveDuplicates();
        assertThat(names(template)).first().isEqualTo("Introduction");
    }

    private JsonNode withRule() {
        ObjectNode body = body("Introduction");
        ((ObjectNode) body.path("sections").get(0))
                .putArray("rules")
                .addObject()
                .put("rule_type", "TableRule");
        return read(writer.post(TEMPLATES, body).ok().text("template_id"));
    }

    private String template(String... names) {
        return writer.post(TEMPLATES, body(names)).ok().text("template_id");
    }

    private static ObjectNode body(String... names) {
        List<Map<String, Object>> sections = new ArrayList<>();
        for (String name : names) {
            sections.add(section(name, 1, sections.size()));
        }
        Map<String, Object> body = new HashMap<>(Samples.template(Samples.fresh("Edited")));
        body.put("sections", Collections.unmodifiableList(sections));
        return Api.JSON.valueToTree(body);
    }

    private static Map<String, Object> section(String name, int level, int index) {
        return Map.of("section_name", name, "level", level, "order_index", index);
    }

    private static Map<String, Object> place(String section, int index, int level) {
        return Map.of("section_id", section, "order_index", index, "level", level);
    }

    private static String sections(String template) {
        return TEMPLATES + template + "/sections";
    }

    private JsonNode read(String template) {
        return writer.get(TEMPLATES + template).ok().json();
    }

    private List<String> ids(String template) {
        return read(template).path("sections").findValuesAsText("section_id");
    }

    private List<String> names(String template) {
        return read(template).path("sections").findValuesAsText("section_name");
    }
}
