package io.dossier.systemtests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.dialect.Dialects;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the product says of its interface, and whether its answers are so. Fields that are not described are refused here,
 * though clients have to bear with them.
 */
final class Description {

    private static final String NAME = "https://dossier.example/openapi";
    /** Paths of the document generation interface outside of its prefix. */
    private static final Set<String> UNPREFIXED = Set.of(
            "/get-access-token",
            "/generate-presigned-url",
            "/get-sections-for-document",
            "/get-sources-for-selected-text",
            "/source-file",
            "/document-file-session",
            "/generate-onlyoffice-config");

    private static final Map<URI, Description> KNOWN = new ConcurrentHashMap<>();

    private final List<Operation> operations;
    private final SchemaRegistry schemas;

    private Description(JsonNode document) {
        this.operations = operations(document);
        JsonNode closed = document.deepCopy();
        close(closed);
        this.schemas = SchemaRegistry.withDialect(
                Dialects.getOpenApi30(), builder -> builder.schemas(Map.of(NAME, closed.toString()))
                        .schemaRegistryConfig(SchemaRegistryConfig.builder()
                                .formatAssertionsEnabled(true)
                                .build()));
    }

    /** What the product at an address says; asked once. */
    static Description of(URI base) {
        return KNOWN.computeIfAbsent(
                base,
                address -> new Description(Api.download(address.resolve("/openapi?format=JSON") + "")
                        .ok()
                        .json()));
    }

    List<Operation> operations() {
        return operations;
    }

    /** @throws AssertionError if the answer is not one that is described */
    void check(String method, String path, Answer answer) {
        String plain = path.replaceFirst("\\?.*", "");
        if (List.of("/openapi", "/metrics", "/probe").stream().anyMatch(plain::startsWith)) {
            return;
        }
        String problem = operation(method, plain)
                .map(operation -> problem(operation, answer))
                .orElseGet(() -> undescribed(plain, answer));
        if (!problem.isEmpty()) {
            throw new AssertionError("%s %s is not as described: %s%n%s".formatted(method, path, problem, answer));
        }
    }

    private Optional<Operation> operation(String method, String path) {
        return operations.stream()
                .filter(operation -> operation.method().equals(method) && operation.takes(path))
                .min(Operation.MOST_LITERAL_FIRST);
    }

    /** Empty if all is well. */
    private String problem(Operation operation, Answer answer) {
        JsonNode response = operation.response(answer.status());
        if (response.isMissingNode()) {
            return "no such status in " + operation;
        }
        if (!response.has("content")) {
            return answer.bytes().length == 0 ? "" : "a body where none is described";
        }
        String type = answer.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
        String described = response.path("content").has(type) ? type : "*/*";
        if (!response.path("content").has(described)) {
            return "content type " + type;
        }
        return described.equals("application/json")
                ? errors(operation.pointer(answer.status(), described), answer)
                : "";
    }

    private String undescribed(String path, Answer answer) {
        if (answer.status() != 404 && answer.status() != 405) {
            return "no such operation";
        }
        boolean generation = path.startsWith("/api/v1/") || UNPREFIXED.contains(path);
        return errors("/components/schemas/" + (generation ? "DetailBody" : "CodedBody"), answer);
    }

    private String errors(String pointer, Answer answer) {
        List<Error> errors =
                schemas.getSchema(SchemaLocation.of(NAME + "#" + pointer)).validate(answer.json());
        return errors.isEmpty() ? "" : errors.toString();
    }

    private static List<Operation> operations(JsonNode document) {
        List<Operation> found = new ArrayList<>();
        document.path("paths")
                .fields()
                .forEachRemaining(path -> path.getValue().fields().forEachRemaining(each -> {
                    if (Operation.METHODS.contains(each.getKey())) {
                        found.add(
                                new Operation(each.getKey().toUpperCase(Locale.ROOT), path.getKey(), each.getValue()));
                    }
                }));
        return List.copyOf(found);
    }

    /** A schema that lists fields takes no others. */
    private static void close(JsonNode node) {
        if (node instanceof ObjectNode object
                && object.path("properties").isObject()
                && !object.has("additionalProperties")) {
            object.put("additionalProperties", false);
        }
        node.forEach(Description::close);
    }
}
