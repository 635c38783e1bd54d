package io.dossier.generation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Reads the settings of generation. */
@ApplicationScoped
public class GenerationConfiguration {

    @Produces
    GenerationSettings settings(
            @ConfigProperty(name = "node.name", defaultValue = "node") String nodeName,
            @ConfigProperty(name = "generation.max-running", defaultValue = "4") int maxRunning,
            @ConfigProperty(name = "generation.lease-seconds", defaultValue = "60") int leaseSeconds,
            @ConfigProperty(name = "generation.max-attempts", defaultValue = "5") int maxAttempts,
            @ConfigProperty(
                            name = "generation.empty-section-text",
                            defaultValue = "No information found in the sources.")
                    String emptySectionText) {
        return new GenerationSettings(
                nodeName, maxRunning, Duration.ofSeconds(leaseSeconds), maxAttempts, emptySectionText);
    }
}
