package io.dossier.clock;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.time.Clock;
import java.time.Duration;

/** UTC, in the microseconds that PostgreSQL keeps: what was written is equal to what is read back. */
@ApplicationScoped
public class SystemClock {

    @Produces
    public Clock clock() {
        return Clock.tick(Clock.systemUTC(), Duration.ofNanos(1_000));
    }
}
