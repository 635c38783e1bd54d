package io.dossier.systemtests;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/**
 * The interface over HTTP, as one user or as nobody. Immutable. An answer that is not as the {@link Description} says fails
 * the test.
 */
public final class Api {

    public static final String OWNER = "owner@acme.example";
    public static final String INTERNAL = "internal@acme.example";
    public static final String ADMIN = "admin@acme.example";
    public static final String WRITER = "writer@acme.example";
    public static final String WRITER2 = "writer2@acme.example";
    public static final String FOREIGN_OWNER = "owner@globex.example";
    public static final String NOBODY = "nobody@example.org";

    static final ObjectMapper JSON = new ObjectMapper();

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final HttpClient CLIENT = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(PATIENCE)
            .build();

    private final URI base;
    private final String token;
    private final Duration patience;
    private final boolean starting;

    /** Without credential. */
    public Api(URI base) {
        this(base, null, PATIENCE, false);
    }

    private Api(URI base, String token, Duration patience, boolean starting) {
        this.base = base;
        this.token = token;
        this.patience = patience;
        this.starting = starting;
    }

    /** A new token of a user. */
    public String token(String userId) {
        return post("/get-access-token", Map.of("user_id", userId)).ok().text("access_token");
    }

    /** The interface as this user. */
    public Api as(String userId) {
        return withToken(token(userId));
    }

    public Api withToken(String credential) {
        return new Api(base, credential, patience, starting);
    }

    /** The interface for a caller who does not wait longer for an answer. */
    public Api within(Duration atMost) {
        return new Api(base, token, atMost, starting);
    }

    /** The interface of a product that may just be starting: what the server then answers by itself is let pass. */
    Api whileStarting() {
        return new Api(base, token, patience, true);
    }

    /** What the product says of its interface. */
    Description description() {
        return Description.of(base);
    }

    /** The same user at another server. */
    Api at(URI other) {
        return new Api(other, token, patience, starting);
    }

    public Answer get(String path) {
        return send("GET", path);
    }

    public Answer delete(String path) {
        return send("DELETE", path);
    }

    Answer send(String method, String path) {
        return send(method, path, null, BodyPublishers.noBody());
    }

    /** @param body anything that Jackson writes; a string is sent as it stands */
    Answer send(String method, String path, Object body) {
        return send(method, path, "application/json", json(body));
    }

    Answer send(String method, String path, Multipart form) {
        return send(method, path, form.contentType(), BodyPublishers.ofByteArray(form.bytes()));
    }

    /** @param body anything that Jackson writes; a string is sent as it stands */
    public Answer post(String path, Object body) {
        return send("POST", path, body);
    }

    /** @param body anything that Jackson writes; a string is sent as it stands */
    public Answer put(String path, Object body) {
        return send("PUT", path, body);
    }

    public Answer post(String path, Multipart form) {
        return send("POST", path, form);
    }

    /** Uploads a file into a container. */
    public Answer upload(String container, String name, byte[] content) {
        return post(
                "/api/v1/files/upload",
                new Multipart()
                        .field("file_name", name)
                        .field("container", container)
                        .file("file_content", name, content));
    }

    /** Downloads from a full address without credential. */
    public static Answer download(String url) {
        return exchange(
                HttpRequest.newBuilder(URI.create(url)).timeout(PATIENCE).build());
    }

    /** Asks until the answer is as wanted. */
    public Answer getUntil(String path, Predicate<Answer> wanted, Duration atMost) {
        Instant end = Instant.now().plus(atMost);
        Answer answer = get(path);
        while (!wanted.test(answer)) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("After %s GET %s still answers %s".formatted(atMost, path, answer));
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(250));
            answer = get(path);
        }
        return answer;
    }

    private Answer send(String method, String path, String contentType, BodyPublisher body) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(base.resolve(path)).timeout(patience).method(method, body);
        if (contentType != null) {
            request.header("Content-Type", contentType);
        }
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        Answer answer = exchange(request.build());
        if (!starting || !answer.isServersOwn()) {
            description().check(method, path, answer);
        }
        return answer;
    }

    private static Answer exchange(HttpRequest request) {
        try {
            HttpResponse<byte[]> response = CLIENT.send(request, BodyHandlers.ofByteArray());
            return new Answer(response.statusCode(), response.headers(), response.body());
        } catch (IOException e) {
            throw new UncheckedIOException(request.toString(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static BodyPublisher json(Object body) {
        try {
            return BodyPublishers.ofString(body instanceof String text ? text : JSON.writeValueAsString(body));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
