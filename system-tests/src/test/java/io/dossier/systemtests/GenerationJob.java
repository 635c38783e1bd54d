package io.dossier.systemtests;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A main job that is uploaded and only needs to be asked for. */
final class GenerationJob {

    private static final String FINDING = "The mean age at baseline was 75.1 years in the placebo group.";

    private final Api api;
    private final List<String> sources;
    private final String templateId;

    private GenerationJob(Api api, String mark, Map<String, byte[]> sources, byte[] template) {
        this.api = api;
        this.sources = List.copyOf(sources.keySet());
        sources.forEach((name, content) -> api.upload("input", name, content).ok());
        String name = "template-" + mark + ".docx";
        api.upload("templates", name, template).ok();
        this.templateId = api.post(
                        "/api/v1/templates/from-file",
                        Map.of("template_name", "T " + mark, "document_type", "CSR", "template_file_name", name))
                .ok()
                .text("template_id");
    }

    /** A small one: a template with three sections, a source that fits two of them. */
    GenerationJob(Api api, String mark) {
        this(api, mark, Map.of("source-" + mark + ".docx", source(mark)), template());
    }

    /** The report of the sample study. */
    static GenerationJob ofTheSamples(Api api, String mark) {
        Path samples = Path.of(System.getProperty("dossier.root"), "samples");
        Map<String, byte[]> sources = new TreeMap<>();
        try (Stream<Path> files = Files.list(samples.resolve("sources"))) {
            for (Path file : files.toList()) {
                sources.put(mark + "-" + file.getFileName(), Files.readAllBytes(file));
            }
            return new GenerationJob(
                    api, mark, sources, Files.readAllBytes(samples.resolve("templates/csr-template.docx")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private GenerationJob(Api api, GenerationJob same) {
        this.api = api;
        this.sources = same.sources;
        this.templateId = same.templateId;
    }

    /** The same, asked of another server. */
    GenerationJob at(URI server) {
        return new GenerationJob(api.at(server), this);
    }

    /** A source that no other job has. */
    static byte[] source(String mark) {
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
        body.put("file_paths", sources);
        body.put("connector_data_id", "key");
        body.put("template_id", templateId);
        return body;
    }

    /** The same with one source more. */
    Map<String, Object> bodyWith(String source) {
        Map<String, Object> body = body();
        body.put(
                "file_paths", Stream.concat(sources.stream(), Stream.of(source)).toList());
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
        return awaitStatus(api, id, status, atMost);
    }

    /** Waits for a final status, which must be the one named. */
    static Answer awaitStatus(Api api, String id, String status, Duration atMost) {
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
        return output(api, id);
    }

    /** The generated file's bytes, through its listing. */
    static byte[] output(Api api, String id) {
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
