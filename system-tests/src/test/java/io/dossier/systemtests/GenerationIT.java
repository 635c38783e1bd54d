package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The main job over HTTP: DOC-10 to DOC-45 of the checklist, as far as generate is concerned. */
@ExtendWith(RunningProduct.class)
class GenerationIT {

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final String GENERATE = "/api/v1/documents/generate";
    private static final String FINDING = "The mean age at baseline was 75.1 years in the placebo group.";

    private final String mark = UUID.randomUUID().toString().substring(0, 8);
    private Api writer;
    private GenerationJob job;

    @BeforeEach
    void prepare(Api api) {
        writer = api.as(Api.WRITER);
        job = new GenerationJob(writer, mark);
    }

    @Test
    void documentSaysWhereItsWordsComeFrom() throws IOException {
        String id = job.accepted(job.body());
        job.awaitStatus(id, "Ready", PATIENCE);

        String docx = documentXml(job.output(id));
        assertThat(docx).contains(FINDING).contains("<w:sdt>");
        assertThat(docx).doesNotContain("Describe the patients here");

        JsonNode section = section(id, "Population");
        assertThat(section.path("relevant_chunk_ids")).isNotEmpty();
        assertThat(section.path("rules").get(0).path("generated_content").asText())
                .contains(FINDING);
    }

    @Test
    void placeholderIsThereAtOnce() {
        String id = job.accepted(job.body());

        assertThat(writer.get("/api/v1/documents/status/" + id).ok().text("task_id"))
                .isEqualTo(id);
        job.awaitStatus(id, "Ready", PATIENCE);
    }

    @Test
    void eightSimultaneousRequestsWithOneNameMakeOneDocument() throws InterruptedException, ExecutionException {
        Map<String, Object> body = job.body();
        body.put("output_name", "once-" + mark);

        ExecutorService threads = Executors.newFixedThreadPool(8);
        List<Future<String>> answers = IntStream.range(0, 8)
                .mapToObj(i -> threads.submit(() -> job.accepted(body)))
                .toList();
        String id = answers.get(0).get();
        for (Future<String> answer : answers) {
            assertThat(answer.get()).isEqualTo(id);
        }
        threads.shutdown();

        job.awaitStatus(id, "Ready", PATIENCE);
        assertThat(job.accepted(body)).isEqualTo(id);
    }

    @Test
    void missingSourceEndsFailedAndSaysWhichAndCanBeTriedAgain() {
        Map<String, Object> body = job.body();
        body.put("output_name", "retry-" + mark);
        body.put("file_paths", List.of("absent-" + mark + ".csv"));
        String id = job.accepted(body);

        Answer failed = job.awaitStatus(id, "Failed", PATIENCE);
        assertThat(failed.text("error")).isEqualTo("Source file not found: absent-" + mark + ".csv");

        assertThat(job.accepted(with(body, "file_paths", job.body().get("file_paths"))))
                .isEqualTo(id);
        assertThat(job.awaitStatus(id, "Ready", PATIENCE).json().path("error").isNull())
                .isTrue();
    }

    @Test
    void selectionWritesOnlyWhatWasChosenUnderItsHeadings() throws IOException {
        Map<String, Object> body = job.body();
        body.put(
                "selected_section_ids",
                List.of(Map.of("section_id", "Population", "user_instructions", "adults only")));
        String id = job.accepted(body);
        job.awaitStatus(id, "Ready", PATIENCE);

        assertThat(documentXml(job.output(id))).contains("Population").doesNotContain("Conclusions");
        assertThat(section(id, "Population")
                        .path("additional_details")
                        .path("user_instructions")
                        .asText())
                .isEqualTo("adults only");
    }

    @Test
    void givenOutlineIsUsedAsItIs() {
        Map<String, Object> body = job.body();
        body.put(
                "generic_mrt_outline_full",
                Map.of(
                        "document_metadata", Map.of("document_type", "CSR"),
                        "sections",
                                List.of(
                                        Map.of("section_id", "x", "order_index", 0, "level", 1, "title", "Patients"),
                                        Map.of("section_id", "y", "order_index", 1, "level", 2, "title", "Age"))));
        String id = job.accepted(body);
        job.awaitStatus(id, "Ready", PATIENCE);

        assertThat(writer.get("/api/v1/mrt-outlines/" + id).ok().json().at("/outline/sections"))
                .extracting(section -> section.path("title").asText())
                .containsExactly("Patients", "Age");
    }

    @ParameterizedTest
    @CsvSource({"document_type", "file_paths", "connector_data_id", "template_id"})
    void missingParameterIsNamed(String name) {
        Map<String, Object> body = job.body();
        body.remove(name);

        assertRefused(body, "Missing required parameter: " + name);
    }

    @Test
    void unknownTemplateIsRefused() {
        assertRefused(with(job.body(), "template_id", UUID.randomUUID().toString()), "Template not found");
        assertRefused(with(job.body(), "template_id", "none"), "Template not found");
    }

    @Test
    void unknownSetIsRefused() {
        assertRefused(with(job.body(), "workspace_name", "none " + mark), "Document set not found");
        assertRefused(with(job.body(), "connector_data_id", UUID.randomUUID().toString()), "Document set not found");
    }

    @Test
    void unknownSectionIsRefused() {
        assertRefused(with(job.body(), "selected_section_ids", List.of("Budget")), "Unknown section: Budget");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "[]", "{\"file_paths\": \"a\"}", "{\"document_type\": 5}"})
    void brokenBodyIsRefused(String body) {
        Answer answer = writer.post(GENERATE, body);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.detail()).isNotEmpty();
    }

    @Test
    void nobodyMayAskWithoutCredential(Api api) {
        Answer answer = api.post(GENERATE, job.body());

        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.detail()).isEqualTo("Not authenticated");
    }

    private void assertRefused(Map<String, Object> body, String detail) {
        Answer answer = writer.post(GENERATE, body);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.detail()).isEqualTo(detail);
    }

    private static Map<String, Object> with(Map<String, Object> body, String name, Object value) {
        Map<String, Object> changed = new HashMap<>(body);
        changed.put(name, value);
        return changed;
    }

    private JsonNode section(String id, String title) {
        for (JsonNode section :
                writer.get("/api/v1/document-mrt/by-document/" + id).ok().json().at("/outline/sections")) {
            if (section.path("title").asText().equals(title)) {
                return section;
            }
        }
        throw new AssertionError("No section " + title);
    }

    private static String documentXml(byte[] docx) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(docx))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.getName().equals("word/document.xml")) {
                    return new String(zip.readAllBytes(), StandardCharsets.UTF_8);
                }
            }
        }
        throw new AssertionError("No document in the file");
    }
}
