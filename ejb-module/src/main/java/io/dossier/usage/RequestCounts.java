package io.dossier.usage;

import jakarta.enterprise.context.RequestScoped;
import java.util.EnumMap;
import java.util.Map;

/** What one request has counted so far. */
@RequestScoped
public class RequestCounts {

    private final Map<Metric, Long> amounts = new EnumMap<>(Metric.class);

    void add(Metric metric, long amount) {
        amounts.merge(metric, amount, Long::sum);
    }

    /** What was collected; counting starts anew. */
    Map<Metric, Long> drain() {
        Map<Metric, Long> collected = new EnumMap<>(amounts);
        amounts.clear();
        return collected;
    }
}
