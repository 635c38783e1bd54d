package io.dossier.workers;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.nio.file.Path;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Reads the settings of the workers. */
@ApplicationScoped
public class WorkerConfiguration {

    @Produces
    WorkerSettings settings(
            @ConfigProperty(name = "worker.java", defaultValue = "java") String java,
            @ConfigProperty(name = "worker.lib") String lib,
            @ConfigProperty(name = "worker.count", defaultValue = "2") int count,
            @ConfigProperty(name = "worker.heap-mb", defaultValue = "512") int heapMb,
            @ConfigProperty(name = "worker.timeout-seconds", defaultValue = "60") int timeoutSeconds) {
        return new WorkerSettings(Path.of(java), Path.of(lib), count, heapMb, Duration.ofSeconds(timeoutSeconds));
    }
}
