package io.dossier.description.web;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.Schema;

/**
 * The schemas of what is answered. An answer carries all its fields, with null where there is nothing: only those that
 * say so themselves may be missing.
 */
final class AnswerSchemas {

    /** On a field that is left out where there is nothing to say. */
    static final String OPTIONAL = "x-optional";

    private static final String REFERENCE = "#/components/schemas/";

    private final OpenAPI api;

    AnswerSchemas(OpenAPI api) {
        this.api = api;
    }

    void requireAllFields() {
        for (String name : answered()) {
            Schema schema = api.getComponents().getSchemas().get(name);
            if (schema.getProperties() != null) {
                schema.setRequired(schema.getProperties().entrySet().stream()
                        .filter(field -> !optional(field.getValue()))
                        .map(Map.Entry::getKey)
                        .toList());
            }
        }
    }

    private static boolean optional(Schema field) {
        boolean optional =
                field.getExtensions() != null && field.getExtensions().containsKey(OPTIONAL);
        field.removeExtension(OPTIONAL);
        return optional;
    }

    /** The names of all schemas that answers refer to, directly or not. */
    private Set<String> answered() {
        Set<String> found = new TreeSet<>();
        Deque<Schema> open = new ArrayDeque<>(api.getPaths().getPathItems().values().stream()
                .flatMap(item -> item.getOperations().values().stream())
                .flatMap(AnswerSchemas::schemas)
                .toList());
        while (!open.isEmpty()) {
            Schema schema = open.pop();
            String reference = schema.getRef();
            if (reference != null && found.add(reference.substring(REFERENCE.length()))) {
                open.push(api.getComponents().getSchemas().get(reference.substring(REFERENCE.length())));
            }
            parts(schema).forEach(open::push);
        }
        return found;
    }

    private static Stream<Schema> schemas(Operation operation) {
        return operation.getResponses().getAPIResponses().values().stream()
                .map(response -> response.getContent())
                .filter(Objects::nonNull)
                .map(Content::getMediaTypes)
                .map(Map::values)
                .flatMap(Collection::stream)
                .map(type -> type.getSchema())
                .filter(Objects::nonNull);
    }

    private static List<Schema> parts(Schema schema) {
        List<Schema> parts = new ArrayList<>();
        if (schema.getProperties() != null) {
            parts.addAll(schema.getProperties().values());
        }
        for (List<Schema> choice : Stream.of(schema.getAllOf(), schema.getOneOf(), schema.getAnyOf())
                .filter(Objects::nonNull)
                .toList()) {
            parts.addAll(choice);
        }
        Stream.of(schema.getItems(), schema.getAdditionalPropertiesSchema())
                .filter(Objects::nonNull)
                .forEach(parts::add);
        return parts;
    }
}
