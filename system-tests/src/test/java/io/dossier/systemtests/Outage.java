package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;

/** One part is stopped while the others run on: what cannot be done meanwhile is refused at once, the rest works. */
enum Outage {
    DATABASE {
        @Override
        void assertRefusals(Api writer, GenerationJob job) {
            assertRefused(writer.get(DOCUMENTS));
            assertRefused(writer.post(GENERATE, job.body()));
            assertRefused(writer.post("/get-access-token", Map.of("user_id", Api.WRITER)));
        }
    },
    BROKER {
        @Override
        void assertRefusals(Api writer, GenerationJob job) {
            writer.get(DOCUMENTS).ok();
            assertRefused(writer.post(GENERATE, job.body()));
            assertRefused(writer.post(GENERATE, job.body()));
        }
    },
    STORAGE {
        @Override
        void assertRefusals(Api writer, GenerationJob job) {
            writer.get(DOCUMENTS).ok();
            assertRefused(writer.upload("input", "never.csv", "a,b\n1,2\n".getBytes(StandardCharsets.UTF_8)));
        }
    };

    private static final String DOCUMENTS = "/api/v1/documents";
    private static final String GENERATE = "/api/v1/documents/generate";
    /** As long as a person waits before giving up. */
    private static final Duration AT_ONCE = Duration.ofSeconds(8);

    /** Stops the part, looks at what clients are told, and lets it go on; the server is never started again. */
    void happen(Product product, Api writer, GenerationJob job) {
        long server = ProductProcess.of(product, "server").pid();
        product.stop(name().toLowerCase(Locale.ROOT));
        assertRefusals(writer.within(AT_ONCE), job);
        product.start();
        assertThat(ProductProcess.of(product, "server").pid()).isEqualTo(server);
    }

    abstract void assertRefusals(Api writer, GenerationJob job);

    private static void assertRefused(Answer answer) {
        assertThat(answer.status()).as(answer.toString()).isBetween(500, 599);
        assertThat(answer.detail()).as(answer.toString()).isNotBlank();
    }
}
