package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(RunningProduct.class)
class DocumentSetsIT {

    private static final String SETS = "/api/v1/document-sets/";

    private final Api nobody;
    private final Api writer;

    DocumentSetsIT(Api api) {
        nobody = api;
        writer = api.as(Api.WRITER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"workspace_name", "document_set_name"})
    void aSetIsMadeUnderEitherName(String field) {
        String name = Samples.fresh("Study");

        Answer made = writer.post(SETS, Map.of(field, " " + name + " "));

        assertThat(made.status()).isEqualTo(201);
        assertThat(made.json().fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "document_set_id", "document_set_name", "organization_id", "details", "documents", "version");
        assertThat(made.text("document_set_name")).isEqualTo(name);
        assertThat(made.json().path("details").isNull()).isTrue();
        assertThat(made.json().path("documents").size()).isZero();
        assertThat(made.json().path("version").asInt()).isEqualTo(1);
        assertThat(made.text("organization_id"))
                .isEqualTo(writer.get("/api/v1/whoami").text("organization_id"));
    }

    @Test
    void theMakerIsItsMember() {
        String id = Samples.documentSet(writer);

        Answer read = writer.get(SETS + id);

        assertThat(read.status()).isEqualTo(200);
        assertThat(read.json())
                .isEqualTo(Api.JSON.valueToTree(Map.of(
                        "users",
                        List.of(Map.of("user_id", Api.WRITER, "email", Api.WRITER)),
                        "document_set",
                        List.of())));
    }

    @Test
    void aSetNeedsAName() {
        assertThat(writer.post(SETS, Map.of()).detail()).isEqualTo("Missing required parameter: workspace_name");
        assertThat(writer.post(SETS, Map.of("workspace_name", "  ")).status()).isEqualTo(400);
        assertThat(writer.post(SETS, Map.of("workspace_name", "a", "document_set_name", "b"))
                        .status())
                .isEqualTo(400);
        assertThat(writer.post(SETS, Map.of("workspace_name", "x".repeat(256))).status())
                .isEqualTo(400);
        assertThat(writer.post(SETS, "{\"workspace_name\": 5}").status()).isEqualTo(400);
        assertThat(writer.post(SETS, "{").status()).isEqualTo(400);
        assertThat(writer.post(SETS, "{\"workspace_name\": \"a\\u0000b\"}").status())
                .isEqualTo(400);
    }

    @Test
    void membersOwnersAndInternalsListASetAndNobodyElse() {
        String id = Samples.documentSet(writer);

        assertThat(listed(writer)).contains(id);
        assertThat(listed(nobody.as(Api.OWNER))).contains(id);
        assertThat(listed(nobody.as(Api.INTERNAL))).contains(id);
        assertThat(listed(nobody.as(Api.WRITER2))).doesNotContain(id);
        assertThat(listed(nobody.as(Api.ADMIN))).doesNotContain(id);
        assertThat(listed(nobody.as(Api.FOREIGN_OWNER))).doesNotContain(id);
    }

    @Test
    void membersOwnersAndInternalsReadASetAndNobodyElse() {
        String id = Samples.documentSet(writer);

        assertThat(nobody.as(Api.OWNER).get(SETS + id).status()).isEqualTo(200);
        assertThat(nobody.as(Api.INTERNAL).get(SETS + id).status()).isEqualTo(200);
        assertThat(nobody.as(Api.WRITER2).get(SETS + id).status()).isEqualTo(403);
        Answer foreign = nobody.as(Api.FOREIGN_OWNER).get(SETS + id);
        assertThat(foreign.status()).isEqualTo(403);
        assertThat(foreign.detail()).isEqualTo("User has no organization or not authorized");
    }

    @ParameterizedTest
    @ValueSource(strings = {"00000000-0000-0000-0000-000000000000", "nonsense"})
    void anUnknownSetIsABadRequest(String id) {
        Answer refused = writer.get(SETS + id);

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.detail()).isEqualTo("Document set not found");
    }

    @Test
    void missingCredentialsAreABadRequestHere() {
        List<Answer> refused = List.of(
                nobody.get(SETS),
                nobody.get(SETS + UUID.randomUUID()),
                nobody.post(SETS, Map.of("workspace_name", "x")));

        assertThat(refused).extracting(Answer::status).containsOnly(400);
        assertThat(refused).extracting(Answer::detail).containsOnly("Not authenticated");
        assertThat(refused.get(0).headers().firstValue("WWW-Authenticate")).contains("Bearer");
        assertThat(nobody.withToken("nonsense").get(SETS).detail()).isEqualTo("Invalid authentication credentials");
    }

    @Test
    void aDocumentThatWasAskedForIsInItsSet() {
        String set = Samples.documentSet(writer);

        String document = writer.post("/api/v1/documents/generate", Samples.request(writer, set))
                .ok()
                .text("task_id");

        JsonNode item = writer.get(SETS + set).ok().json().path("document_set").get(0);
        assertThat(item.fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "id",
                        "document_set_name",
                        "organization_id",
                        "user",
                        "status",
                        "product_name",
                        "document_name",
                        "document_type",
                        "created_at",
                        "updated_at");
        assertThat(item.path("id").asText()).isEqualTo(document);
        assertThat(item.path("user").asText()).isEqualTo(Api.WRITER);
        JsonNode listed = set(writer, set);
        assertThat(listed.path("documents").get(0).asText()).isEqualTo(document);
        assertThat(listed.path("version").asInt()).isEqualTo(2);
    }

    private static JsonNode set(Api api, String id) {
        for (JsonNode set : api.get(SETS).ok().json().path("document_sets")) {
            if (set.path("document_set_id").asText().equals(id)) {
                return set;
            }
        }
        throw new AssertionError("Not listed: " + id);
    }

    private static List<String> listed(Api api) {
        return api.get(SETS).ok().json().path("document_sets").findValuesAsText("document_set_id");
    }
}
