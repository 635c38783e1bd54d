package io.dossier.description.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.dossier.errors.web.BodyFamily;
import io.dossier.http.Json;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The description that the build has written. */
class DescriptionTest {

    private static JsonNode document;
    private static final Map<String, JsonNode> OPERATIONS = new TreeMap<>();

    @BeforeAll
    static void read() throws IOException {
        try (InputStream in = DescriptionTest.class.getResourceAsStream("/META-INF/openapi.json")) {
            document = Json.MAPPER.readTree(in);
        }
        document.path("paths").fields().forEachRemaining(path -> path.getValue()
                .fields()
                .forEachRemaining(each ->
                        OPERATIONS.put(each.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey(), each.getValue())));
    }

    @Test
    void everyResourceMethodIsThereOnce() {
        List<String> methods = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages("io.dossier").stream()
                        .filter(type -> type.isAnnotatedWith(Path.class))
                        .flatMap(type -> type.getMethods().stream())
                        .filter(method -> method.isMetaAnnotatedWith(HttpMethod.class))
                        .map(DescriptionTest::id)
                        .toList();

        assertThat(OPERATIONS.values())
                .extracting(operation -> operation.path("operationId").asText())
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(methods);
    }

    @Test
    void everyTagIsDescribedOnceAndUsed() {
        List<String> tags = document.path("tags").findValuesAsText("name");

        assertThat(tags).doesNotHaveDuplicates();
        assertThat(document.path("tags"))
                .allSatisfy(tag -> assertThat(tag.path("description").asText()).isNotBlank());
        assertThat(OPERATIONS.values())
                .allSatisfy(operation -> assertThat(operation.path("tags")).hasSize(1))
                .extracting(operation -> operation.path("tags").path(0).asText())
                .containsAll(tags)
                .isSubsetOf(tags);
    }

    @Test
    void everyOperationSaysWhatItDoesAndAnswers() {
        assertThat(OPERATIONS).allSatisfy((name, operation) -> {
            assertThat(operation.path("summary").asText()).isNotBlank();
            assertThat(operation.path("responses").fieldNames())
                    .toIterable()
                    .anyMatch(status -> status.startsWith("2"))
                    .allMatch(status -> status.matches("[245]\\d\\d"));
            assertThat(operation.path("responses"))
                    .allSatisfy(response -> assertThat(response.path("content").findPath("schema"))
                            .isNotEmpty());
        });
    }

    @Test
    void everyErrorHasItsFamilysBody() {
        assertThat(OPERATIONS).allSatisfy((name, operation) -> operation
                .path("responses")
                .fields()
                .forEachRemaining(response -> {
                    if (response.getKey().compareTo("400") >= 0) {
                        BodyFamily family = BodyFamily.of(name.substring(name.indexOf('/')));
                        String body = family == BodyFamily.DETAIL ? "DetailBody" : "CodedBody";
                        assertThat(response.getValue().findPath("$ref").asText())
                                .isEqualTo("#/components/schemas/" + body);
                    }
                }));
    }

    @Test
    void onlyWhatIsPublicNeedsNoCredential() {
        List<String> open = new ArrayList<>();
        OPERATIONS.forEach((name, operation) -> {
            if (operation.path("security").path(0).isEmpty()) {
                open.add(name);
            }
        });

        assertThat(open)
                .containsExactlyInAnyOrder(
                        "GET /api/v1/proxy/file", "GET /api/v1/search/status", "POST /get-access-token");
    }

    private static String id(JavaMethod method) {
        String type = method.getOwner().getSimpleName().replaceFirst("Resource$", "");
        return type.substring(0, 1).toLowerCase(Locale.ROOT) + type.substring(1) + "_" + method.getName();
    }
}
