package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Where selected text came from: DOC-66 of the checklist and what follows from it. */
@ExtendWith(RunningProduct.class)
class ProvenanceIT {

    private static final String SOURCES = "/get-sources-for-selected-text";
    private static final String OBJECTIVE =
            "The primary objective is the change of the score from baseline at week 24.";

    private static String document;
    private static String tableName;

    private final Api nobody;
    private final Api writer;

    ProvenanceIT(Api api) {
        nobody = api;
        writer = api.as(Api.WRITER);
    }

    @BeforeAll
    static void generate(Api api) {
        Api writer = api.as(Api.WRITER);
        String set = Samples.documentSet(writer);
        String table = Samples.table(writer);
        tableName = table.substring(table.indexOf('/') + 1);
        Map<String, Object> rule = Map.of("rule_type", "TableRule", "description", tableName);
        Map<String, Object> template = new HashMap<>(Samples.template(Samples.fresh("Traced")));
        template.put(
                "sections",
                List.of(
                        Map.of("order_index", 0, "level", 1, "section_name", "Primary Objective"),
                        Map.of("order_index", 1, "level", 1, "section_name", "Disposition", "rules", List.of(rule))));
        Map<String, Object> request = new HashMap<>(Samples.request(writer, set));
        request.put(
                "template_id", writer.post("/api/v1/templates/", template).ok().text("template_id"));
        request.put("file_paths", List.of(Samples.source(writer), table));
        document = writer.post("/api/v1/documents/generate", request).ok().text("task_id");
        assertThat(Samples.finished(writer, document).path("status").asText()).isEqualTo("Ready");
    }

    @Test
    void copiedSentenceNamesItsPlace() {
        JsonNode first = ask(Map.of("selected_text", "change of the SCORE from baseline"))
                .get(0);

        assertThat(first.fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "chunk_id",
                        "chunk_name",
                        "source_name",
                        "url",
                        "page",
                        "table",
                        "snippet",
                        "match_start",
                        "match_end",
                        "score");
        assertThat(first.path("snippet").asText()).isEqualTo(OBJECTIVE);
        assertThat(OBJECTIVE.substring(
                        first.path("match_start").asInt(),
                        first.path("match_end").asInt()))
                .isEqualTo("change of the score from baseline");
        assertThat(first.path("score").asDouble()).isEqualTo(1);
        assertThat(first.path("source_name").asText()).startsWith("protocol").endsWith(".docx");
        assertThat(first.path("chunk_id").asText()).isNotEmpty();
        assertThat(first.path("chunk_name").asText()).contains("Primary Objective");
        assertThat(Api.download(first.path("url").asText()).status()).isEqualTo(200);
    }

    @Test
    void cellNamesItsRowAndColumn() {
        JsonNode cell =
                ask(Map.of("selected_text", "86", "section_id", "Disposition")).get(0);

        assertThat(cell.path("source_name").asText()).isEqualTo(tableName);
        assertThat(cell.path("table")).isEqualTo(Api.JSON.valueToTree(Map.of("index", 1, "row", 2, "column", 2)));
    }

    @Test
    void otherSectionsAreNotLookedThrough() {
        assertThat(ask(Map.of("selected_text", "86", "section_id", "Primary Objective")))
                .isEmpty();
        assertThat(ask(Map.of("selected_text", "86", "section_order", 1))).isNotEmpty();
    }

    @Test
    void whatIsNotRecordedIsLookedForInTheSources() {
        JsonNode similar = ask(Map.of("selected_text", "two doses of the product compares with placebo over"));

        assertThat(similar).isNotEmpty();
        assertThat(similar.get(0).path("score").asDouble()).isBetween(0.1, 0.5);
        assertThat(similar.get(0).path("snippet").asText()).contains("two doses of the product");
        assertThat(ask(Map.of("selected_text", "Grapefruit juice is to be avoided by pilots")))
                .isEmpty();
    }

    @Test
    void whatIsAskedForMustBeThere() {
        assertThat(writer.post(SOURCES, Map.of("selected_text", "x")).detail())
                .isEqualTo("Missing required parameter: document_id");
        assertThat(writer.post(SOURCES, Map.of("document_id", document)).detail())
                .isEqualTo("Missing required parameter: selected_text");
        assertThat(writer.post(SOURCES, body(Map.of("selected_text", " "))).status())
                .isEqualTo(400);
        assertThat(writer.post(SOURCES, body(Map.of("selected_text", "x", "limit", 0)))
                        .status())
                .isEqualTo(400);
        assertThat(writer.post(SOURCES, body(Map.of("selected_text", "x".repeat(20_001))))
                        .status())
                .isEqualTo(400);
        assertThat(writer.post(SOURCES, body(Map.of("selected_text", "x", "section_id", "Nowhere")))
                        .status())
                .isEqualTo(404);
    }

    @Test
    void whoMayNotSeeTheDocumentLearnsNothing() {
        for (String other : List.of(Api.WRITER2, Api.FOREIGN_OWNER)) {
            assertThat(nobody.as(other)
                            .post(SOURCES, body(Map.of("selected_text", "86")))
                            .status())
                    .isEqualTo(404);
        }
    }

    private JsonNode ask(Map<String, Object> what) {
        Answer answer = writer.post(SOURCES, body(what)).ok();
        assertThat(answer.text("document_id")).isEqualTo(document);
        return answer.json().path("sources");
    }

    private static Map<String, Object> body(Map<String, Object> what) {
        Map<String, Object> body = new HashMap<>(what);
        body.put("document_id", document);
        return body;
    }
}
