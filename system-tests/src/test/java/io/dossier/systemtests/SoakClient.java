package io.dossier.systemtests;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * A user who has document after document written while the product is disturbed. He asks again when a request fails,
 * under the same output name, so that a request that was half stored would never end.
 */
final class SoakClient implements Callable<List<SoakClient.Accepted>> {

    private static final Duration PATIENCE = Duration.ofMinutes(15);
    private static final Duration PAUSE = Duration.ofMillis(500);

    private final Api nobody;
    private final String user;
    private final GenerationJob job;
    private final AtomicBoolean enough;
    private final List<Accepted> accepted = new ArrayList<>();

    SoakClient(Api nobody, String user, AtomicBoolean enough) {
        this.nobody = nobody.whileStarting();
        this.user = user;
        this.job = GenerationJob.ofTheSamples(nobody.as(user), mark());
        this.enough = enough;
    }

    @Override
    public List<Accepted> call() {
        while (!enough.get()) {
            Api api = nobody.withToken(persist(() -> nobody.post("/get-access-token", Map.of("user_id", user)))
                    .text("access_token"));
            String mark = mark();
            String source = "source-" + mark + ".docx";
            persist(() -> api.upload("input", source, GenerationJob.source(mark)));
            Map<String, Object> body = job.bodyWith(source);
            body.put("output_name", "soak-" + mark);
            String id =
                    persist(() -> api.post("/api/v1/documents/generate", body)).text("task_id");
            accepted.add(new Accepted(user, id));
            awaitEnd(api, id);
        }
        return accepted;
    }

    private static void awaitEnd(Api api, String id) {
        Instant end = Instant.now().plus(PATIENCE);
        while (!Set.of("Ready", "Failed")
                .contains(
                        persist(() -> api.get("/api/v1/documents/status/" + id)).text("status"))) {
            require(Instant.now().isBefore(end), id + " does not end");
            LockSupport.parkNanos(PAUSE.toNanos());
        }
    }

    /** Asks until it is answered. What the product says meanwhile must be that something is wrong with itself. */
    private static Answer persist(Supplier<Answer> request) {
        Instant end = Instant.now().plus(PATIENCE);
        Answer answer = answer(request);
        while (answer == null || answer.status() >= 300) {
            require(answer == null || isFailure(answer), "Refused: " + answer);
            require(Instant.now().isBefore(end), "Not done for " + PATIENCE + ": " + answer);
            LockSupport.parkNanos(PAUSE.toNanos());
            answer = answer(request);
        }
        return answer;
    }

    /** Null when nobody answers. */
    private static Answer answer(Supplier<Answer> request) {
        try {
            return request.get();
        } catch (UncheckedIOException e) {
            return null;
        }
    }

    private static boolean isFailure(Answer answer) {
        return answer.isServersOwn() || (answer.status() >= 500 && answer.json().isObject());
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise);
        }
    }

    private static String mark() {
        return UUID.randomUUID().toString().substring(0, 8);
    }

    /** A document that the product has promised. */
    record Accepted(String user, String id) {}
}
