package io.dossier.systemtests;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A small main job: a template with three sections, a source that fits two of them. */
final class GenerationJob {

    private static final String FINDING = "The mean age at baseline was 75.1 years in the placebo group.";

    private final Api api;
    private final String source;
    private final String templateId;

    GenerationJob(Api api, String mark) {
        this.api = api;
        this.source = "source-" + mark + ".docx";
        String template = "template-" + mark + ".docx";
        api.upload("input", source, source(mark)).ok();
        api.upload("templates", template, template()).ok();
        this.templateId = api.post(
                        "/api/v1/templates/from-file",
                        Map.of("template_name", "T " + mark, "document_type", "CSR", "template_file_name", template))
                .ok()
                .text("template_id");
    }

    private static byte[] source(String mark) {
        return new WordFile()
                .heading(1, "Study Design")
                .paragraph("Study " + mark + " was randomised, double blind and placebo controlled.")
                .heading(1, "Population")
                .paragraph(FINDING)
                .paragraph("All patients gave informed consent before any procedure was done.")
                .bytes();
    }

    private static byte[] template() {
        return new WordFile()
                .heading(1, "Study Design")
                .heading(1, "Population")
                .paragraph("[Describe the patients here]")
                .heading(1, "Conclusions")
                .bytes();
    }

    /** A request that is complete. */
    Map<String, Object> body() {
        Map<String, Object> body = new HashMap<>();
        body.put("document_type", "CSR");
        body.put("file_paths", List.of(source));
        body.put("connector_data_id", "key");
        body.put("template_id", templateId);
        return body;
    }

    /** Asks for the document; its id. */
    String accepted(Map<String, Object> body) {
        Answer answer = api.post("/api/v1/documents/generate", body);
        if (answer.status() != 202) {
            throw new AssertionError("Not accepted: " + answer);
        }
        return answer.text("task_id");
    }

    /** Waits for a final status, which must be the one named. */
    Answer awaitStatus(String id, String status, Duration atMost) {
        Answer answer = api.getUntil(
                "/api/v1/documents/status/" + id,
                polled -> List.of("Ready", "Failed").contains(polled.text("status")),
                atMost);
        if (!status.equals(answer.text("status"))) {
            throw new AssertionError("Not " + status + ": " + answer);
        }
        return answer;
    }

    /** The generated file's bytes, through its listing. */
    byte[] output(String id) {
        String name = api.get("/api/v1/document-mrt/by-document/" + id)
                .ok()
                .json()
                .at("/outline/output_name")
                .asText();
        for (JsonNode file : api.get("/api/v1/files/output").ok().json().path("files")) {
            if (file.path("name").asText().equals(name)) {
                return Api.download(file.path("url").asText()).ok().bytes();
            }
        }
        throw new AssertionError("Not listed: " + name);
    }
}
