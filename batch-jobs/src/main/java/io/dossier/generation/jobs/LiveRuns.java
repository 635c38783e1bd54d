package io.dossier.generation.jobs;

import io.dossier.generation.model.Claim;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The runs that are at work in this node, with the numbers of their executions. */
@ApplicationScoped
public class LiveRuns {

    private final Map<Claim, Long> executions = new ConcurrentHashMap<>();

    void started(Claim claim, long execution) {
        executions.put(claim, execution);
    }

    void ended(Claim claim) {
        executions.remove(claim);
    }

    Map<Claim, Long> all() {
        return Map.copyOf(executions);
    }
}
