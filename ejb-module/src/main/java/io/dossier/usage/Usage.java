package io.dossier.usage;

import io.dossier.identity.Caller;
import io.dossier.usage.model.UsageRepository;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Map;
import java.util.UUID;

/** Counts use. Open to every caller: jobs have no identity, and it only counts. */
@Stateless
@PermitAll
public class Usage {

    private final UsageRepository counters;
    private final RequestCounts request;
    private final Clock clock;

    /** For the container's proxy. */
    protected Usage() {
        this(null, null, null);
    }

    @Inject
    public Usage(UsageRepository counters, RequestCounts request, Clock clock) {
        this.counters = counters;
        this.request = request;
        this.clock = clock;
    }

    /** Counts for the caller of this request; written with all other counts at the request's end. */
    public void count(Metric metric, long amount) {
        request.add(metric, amount);
    }

    /** Counts for someone who is not the caller of a request, in the transaction of the work. */
    public void countFor(UUID organizationId, String userId, Metric metric, long amount) {
        counters.add(organizationId, userId, metric.key(), LocalDate.now(clock), amount);
    }

    /** Writes what the request has counted. */
    @TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)
    public void write(Caller caller) {
        for (Map.Entry<Metric, Long> count : request.drain().entrySet()) {
            countFor(caller.organizationId(), caller.userId(), count.getKey(), count.getValue());
        }
    }
}
