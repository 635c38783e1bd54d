package io.dossier.systemtests;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/** An operation of the description. */
record Operation(String method, String path, JsonNode node) {

    static final Set<String> METHODS = Set.of("get", "put", "post", "delete", "patch", "head", "options", "trace");

    static final Comparator<Operation> MOST_LITERAL_FIRST = Comparator.comparing(
            operation -> operation.path().replaceAll("[^{]", "").length());

    private static final Pattern PARAMETER = Pattern.compile("\\{[^}]+}");
    /** Values of parameters that are no ids. */
    private static final Map<String, String> NAMES = Map.of("container", "input");

    /** Without a credential nobody may call it. */
    boolean secured() {
        return StreamSupport.stream(node.path("security").spliterator(), false).noneMatch(JsonNode::isEmpty);
    }

    boolean takes(String called) {
        String plain = called.length() > 1 && called.endsWith("/") ? called.substring(0, called.length() - 1) : called;
        return plain.matches(PARAMETER.matcher(path).replaceAll("[^/]+"));
    }

    JsonNode response(int status) {
        return node.path("responses").path(Integer.toString(status));
    }

    /** Where the document holds the schema of a response's body. */
    String pointer(int status, String contentType) {
        return "/paths/%s/%s/responses/%d/content/%s/schema"
                .formatted(escaped(path), method.toLowerCase(Locale.ROOT), status, escaped(contentType));
    }

    private static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }

    /** Calls it with a body that says nothing, for ids that nobody has. */
    Answer call(Api api) {
        String called = PARAMETER
                .matcher(path)
                .replaceAll(match -> NAMES.getOrDefault(
                        match.group().substring(1, match.group().length() - 1),
                        UUID.randomUUID().toString()));
        JsonNode content = node.path("requestBody").path("content");
        if (content.has("multipart/form-data")) {
            return api.send(method, called, new Multipart());
        }
        return content.isMissingNode() ? api.send(method, called) : api.send(method, called, Map.of());
    }

    @Override
    public String toString() {
        return method + " " + path;
    }
}
