package io.dossier.launcher;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;

/** The interface of the product, as any client uses it. */
final class Api {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String base;
    private String token = "";

    Api(String base) {
        this.base = base;
    }

    static ObjectNode body() {
        return JSON.createObjectNode();
    }

    void logIn(String user) throws LauncherFailure {
        token = post("/get-access-token", body().put("user_id", user))
                .path("access_token")
                .asText();
    }

    JsonNode get(String path) throws LauncherFailure {
        return send(request(path).GET());
    }

    JsonNode post(String path, ObjectNode body) throws LauncherFailure {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString())));
    }

    void upload(Path file, String container, String name) throws LauncherFailure {
        Multipart multipart = new Multipart().field("file_name", name).field("container", container);
        try {
            send(request("/api/v1/files/upload")
                    .header("Content-Type", multipart.contentType())
                    .POST(multipart.with("file_content", file)));
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.FAILED, "Cannot be read: " + file, e);
        }
    }

    void download(String url, Path file) throws LauncherFailure {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(url)).timeout(PATIENCE).build();
        HttpResponse<Path> response = exchange(request, BodyHandlers.ofFile(file));
        if (response.statusCode() != 200) {
            throw new LauncherFailure(ExitCode.FAILED, "The document cannot be downloaded: " + response.statusCode());
        }
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(base + path)).timeout(PATIENCE);
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private JsonNode send(HttpRequest.Builder builder) throws LauncherFailure {
        HttpRequest request = builder.build();
        HttpResponse<String> response = exchange(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new LauncherFailure(
                    ExitCode.FAILED,
                    request.method() + " " + request.uri().getPath() + " answered " + response.statusCode() + ": "
                            + detail(response.body()));
        }
        try {
            return JSON.readTree(response.body());
        } catch (JsonProcessingException e) {
            throw new LauncherFailure(
                    ExitCode.FAILED, "Not JSON: " + request.uri().getPath(), e);
        }
    }

    private <T> HttpResponse<T> exchange(HttpRequest request, HttpResponse.BodyHandler<T> handler)
            throws LauncherFailure {
        try {
            return http.send(request, handler);
        } catch (IOException e) {
            throw new LauncherFailure(
                    ExitCode.UNAVAILABLE, "No answer from " + request.uri().getAuthority() + ": " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LauncherFailure(ExitCode.FAILED, "Interrupted", e);
        }
    }

    private static String detail(String body) {
        try {
            return JSON.readTree(body).path("detail").asText(body);
        } catch (JsonProcessingException e) {
            return body;
        }
    }
}
