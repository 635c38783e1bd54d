package io.dossier.files;

import io.dossier.files.model.ReservedObjectRepository;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;

/** The short transactions around objects that no row names yet. Internal: its callers have checked who asks. */
@Stateless
@PermitAll
@TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)
public class Reservations {

    /** Longer than any upload takes. */
    private static final Duration LIFETIME = Duration.ofHours(1);

    private static final int BATCH = 500;

    private final ReservedObjectRepository reserved;
    private final Clock clock;

    /** For the container's proxy. */
    protected Reservations() {
        this(null, null);
    }

    @Inject
    public Reservations(ReservedObjectRepository reserved, Clock clock) {
        this.reserved = reserved;
        this.clock = clock;
    }

    /** Says that an object may be stored under this key from now on. */
    public void reserve(String key) {
        reserved.reserve(key, OffsetDateTime.now(clock));
    }

    /** Says that there is no such object any more. */
    public void release(String key) {
        reserved.release(key);
    }

    /** Keys whose upload has died; nothing can name them any more. Some of them where there are many. */
    public List<String> expired() {
        return reserved.expire(OffsetDateTime.now(clock).minus(LIFETIME), BATCH);
    }
}
