package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(RunningProduct.class)
class DocumentsIT {

    private static final String DOCUMENTS = "/api/v1/documents/";
    private static final String STATUS = DOCUMENTS + "status/";
    private static final String NOT_FOUND = "Document not found or not accessible";

    private final Api nobody;
    private final Api writer;

    DocumentsIT(Api api) {
        nobody = api;
        writer = api.as(Api.WRITER);
    }

    @Test
    void aDocumentIsReadAsSoonAsItWasAskedFor() {
        String set = Samples.documentSet(writer);
        Map<String, Object> request = Samples.request(writer, set);
        String id = ask(request);

        JsonNode document = writer.get(DOCUMENTS + id).ok().json().path("document");

        assertThat(document.fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "document_id",
                        "document_name",
                        "document_set",
                        "document_set_name",
                        "document_type",
                        "product_name",
                        "status",
                        "version",
                        "template_id",
                        "template_nickname",
                        "organization_id",
                        "user",
                        "all_sources",
                        "selected_section_ids",
                        "last_regeneration",
                        "created_at",
                        "updated_at");
        assertThat(document.path("document_id").asText()).isEqualTo(id);
        assertThat(document.path("document_set").asText()).isEqualTo(set);
        assertThat(document.path("user").asText()).isEqualTo(Api.WRITER);
        assertThat(document.path("version").asInt()).isEqualTo(1);
        assertThat(document.path("template_id").asText()).isEqualTo(request.get("template_id"));
        assertThat(document.path("all_sources")).isEqualTo(Api.JSON.valueToTree(request.get("file_paths")));
        assertThat(OffsetDateTime.parse(document.path("last_regeneration").asText()))
                .isEqualTo(document.path("created_at").asText());
    }

    @Test
    void theListHasItsOwnFormOfTime() {
        String set = Samples.documentSet(writer);
        String id = ask(Samples.request(writer, set));

        JsonNode item = item(writer, id);

        assertThat(item.fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "document_id", "document_name", "created_at", "updated_at", "workspace_id", "template");
        assertThat(item.path("workspace_id").asText()).isEqualTo(set);
        assertThat(item.path("template").path("template_name").asText()).startsWith("Report-");
        String created = item.path("created_at").asText();
        assertThat(created).hasSize(26);
        assertThat(LocalDateTime.parse(created, DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSSSSS"))
                        .atOffset(ZoneOffset.UTC))
                .isEqualTo(writer.get(DOCUMENTS + id)
                        .json()
                        .path("document")
                        .path("created_at")
                        .asText());
        assertThat(writer.get("/api/v1/documents").status()).isEqualTo(200);
    }

    @Test
    void aStatusHasNoProgressAndNoErrorUnlessItFailed() {
        String id = ask(Samples.request(writer, Samples.documentSet(writer)));

        JsonNode status = writer.get(STATUS + id).ok().json();

        assertThat(status.fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder("task_id", "status", "progress", "error");
        assertThat(status.path("task_id").asText()).isEqualTo(id);
        assertThat(status.path("progress").isNull()).isTrue();
        assertThat(status.path("error").isNull()).isTrue();
        assertThat(Samples.finished(writer, id).path("status").asText()).isEqualTo("Ready");
    }

    @Test
    void membersOwnersAndInternalsSeeADocumentAndNobodyElse() {
        String id = ask(Samples.request(writer, Samples.documentSet(writer)));

        for (String user : List.of(Api.WRITER, Api.OWNER, Api.INTERNAL)) {
            Api api = nobody.as(user);
            assertThat(api.get(DOCUMENTS + id).status()).isEqualTo(200);
            assertThat(api.get(STATUS + id).status()).isEqualTo(200);
            assertThat(listed(api)).contains(id);
        }
        for (String user : List.of(Api.WRITER2, Api.ADMIN, Api.FOREIGN_OWNER)) {
            Api api = nobody.as(user);
            assertThat(api.get(DOCUMENTS + id).status()).isEqualTo(403);
            assertThat(api.get(STATUS + id).status()).isEqualTo(404);
            assertThat(listed(api)).doesNotContain(id);
        }
    }

    @Test
    void aDocumentWithoutSetIsSeenByItsOwner() {
        String id = ask(Samples.request(writer, Samples.fresh("free-key")));

        assertThat(item(writer, id).path("workspace_id").isNull()).isTrue();
        assertThat(listed(nobody.as(Api.INTERNAL))).contains(id);
        assertThat(listed(nobody.as(Api.WRITER2))).doesNotContain(id);
    }

    @ParameterizedTest
    @ValueSource(strings = {"00000000-0000-0000-0000-000000000000", "nonsense"})
    void anUnknownDocumentIsNotFound(String id) {
        for (Answer refused : List.of(writer.get(DOCUMENTS + id), writer.get(STATUS + id))) {
            assertThat(refused.status()).isEqualTo(404);
            assertThat(refused.detail()).isEqualTo(NOT_FOUND);
        }
    }

    @Test
    void credentialsAreAskedFor() {
        for (String path : List.of(DOCUMENTS, DOCUMENTS + "x", STATUS + "x")) {
            assertThat(nobody.get(path).status()).isEqualTo(401);
            assertThat(nobody.get(path).detail()).isEqualTo("Not authenticated");
        }
    }

    private String ask(Map<String, Object> request) {
        return writer.post("/api/v1/documents/generate", request).ok().text("task_id");
    }

    private static JsonNode item(Api api, String id) {
        for (JsonNode item : api.get(DOCUMENTS).ok().json().path("documents")) {
            if (item.path("document_id").asText().equals(id)) {
                return item;
            }
        }
        throw new AssertionError("Not listed: " + id);
    }

    private static List<String> listed(Api api) {
        return api.get(DOCUMENTS).ok().json().path("documents").findValuesAsText("document_id");
    }
}
