package io.dossier.identity;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.Config;

/** Reads the settings of identity. */
@Dependent
public class AuthConfiguration {

    @Produces
    AuthSettings settings(Config config) {
        AuthSettings settings = new AuthSettings(
                config.getValue("auth.issuer", String.class),
                Path.of(config.getValue("auth.key-directory", String.class)),
                TokenEndpoint.of(config.getOptionalValue("auth.token-endpoint", String.class)
                        .orElse("bearer")),
                Duration.ofSeconds(config.getOptionalValue("auth.token-lifetime-seconds", Long.class)
                        .orElse(3600L)),
                Duration.ofSeconds(config.getOptionalValue("auth.max-session-seconds", Long.class)
                        .orElse(43_200L)),
                providers(
                        config.getOptionalValues("auth.providers", String.class).orElse(List.of())));
        settings.requireSafe(
                config.getOptionalValue("http.listener-address", String.class).orElse(""),
                config.getOptionalValue("ALLOW_INSECURE_TOKENS", Boolean.class).orElse(false));
        return settings;
    }

    /** @param setting each {@code issuer|address of its key set} */
    static Map<String, URI> providers(List<String> setting) {
        Map<String, URI> providers = new HashMap<>();
        for (String each : setting) {
            int bar = each.indexOf('|');
            if (bar < 1) {
                throw new IllegalArgumentException("Setting auth.providers must be issuer|address of its key set, …");
            }
            providers.put(
                    each.substring(0, bar).strip(),
                    URI.create(each.substring(bar + 1).strip()));
        }
        return providers;
    }
}
