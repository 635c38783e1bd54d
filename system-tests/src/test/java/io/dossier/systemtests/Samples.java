package io.dossier.systemtests;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** Makes what tests need, under names that no other test has. */
public final class Samples {

    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private Samples() {}

    public static String fresh(String name) {
        return name + "-" + UUID.randomUUID();
    }

    /** The body of a template with two sections, the second with a rule. */
    public static Map<String, Object> template(String name) {
        return Map.of(
                "template_name",
                name,
                "document_type",
                "CSR",
                "template_file_name",
                name + ".docx",
                "sections",
                List.of(
                        Map.of("order_index", 0, "level", 1, "section_name", "Study Objectives"),
                        Map.of(
                                "order_index",
                                1,
                                "level",
                                2,
                                "section_name",
                                "Primary Objective",
                                "rules",
                                List.of(Map.of("rule_type", "CopyPasteRule", "rule_mode", "auto")))));
    }

    /** A new set's id. */
    public static String documentSet(Api api) {
        return api.post("/api/v1/document-sets/", Map.of("workspace_name", fresh("Study")))
                .ok()
                .text("document_set_id");
    }

    /** Uploads a source with passages that fit the sections of {@link #template}; its path. */
    public static String source(Api api) {
        String name = fresh("protocol") + ".docx";
        byte[] word = new WordFile()
                .heading(1, "Study Objectives")
                .paragraph("The study compares two doses of the product with placebo over 24 weeks.")
                .heading(2, "Primary Objective")
                .paragraph("The primary objective is the change of the score from baseline at week 24.")
                .bytes();
        api.upload("templates", name, word).ok();
        return "templates/" + name;
    }

    /** Uploads a table; its path. */
    public static String table(Api api) {
        String name = fresh("disposition") + ".csv";
        api.upload("input", name, "Arm,Subjects\nPlacebo,86\nHigh dose,84\n".getBytes(StandardCharsets.UTF_8))
                .ok();
        return "input/" + name;
    }

    /** The body of a generate request. */
    public static Map<String, Object> request(Api api, String setId) {
        String template =
                api.post("/api/v1/templates/", template(fresh("Report"))).ok().text("template_id");
        return Map.of(
                "document_type",
                "CSR",
                "file_paths",
                List.of(source(api)),
                "connector_data_id",
                setId,
                "template_id",
                template);
    }

    /** Asks for a document in a set and waits until it is Ready; its id. */
    public static String document(Api api, String setId) {
        String id =
                api.post("/api/v1/documents/generate", request(api, setId)).ok().text("task_id");
        JsonNode status = finished(api, id);
        if (!status.path("status").asText().equals("Ready")) {
            throw new AssertionError(status);
        }
        return id;
    }

    /** The status in which a document ends. */
    public static JsonNode finished(Api api, String id) {
        return api.getUntil(
                        "/api/v1/documents/status/" + id,
                        answer -> answer.status() != 200
                                || Set.of("Ready", "Failed").contains(answer.text("status")),
                        PATIENCE)
                .ok()
                .json();
    }
}
