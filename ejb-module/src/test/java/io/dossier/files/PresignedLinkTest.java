package io.dossier.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class PresignedLinkTest {

    private static final URI LINK =
            URI.create("http://s/dossier/x?X-Amz-Date=20260131T101530Z&X-Amz-Expires=3600&X-Amz-Signature=0");

    @Test
    void linkLivesForItsLifetime() {
        assertThat(PresignedLink.expired(LINK, Instant.parse("2026-01-31T11:15:30Z")))
                .isFalse();
        assertThat(PresignedLink.expired(LINK, Instant.parse("2026-01-31T11:15:31Z")))
                .isTrue();
    }

    @Test
    void linkThatDoesNotSayIsLeftToTheStore() {
        assertThat(PresignedLink.expired(URI.create("http://s/dossier/x"), Instant.now()))
                .isFalse();
        assertThat(PresignedLink.expired(URI.create("http://s/x?X-Amz-Date=1&X-Amz-Expires=a"), Instant.now()))
                .isFalse();
    }
}
