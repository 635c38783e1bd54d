package io.dossier.http;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeType;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityScheme;

/** All resources and providers of the archive, from the root: the interface has paths with and without prefix. */
@ApplicationPath("/")
@OpenAPIDefinition(
        info =
                @Info(
                        title = "Dossier",
                        version = "1.0.0",
                        description =
                                "Writes documents from sources and templates and shows where every value came from."),
        security = @SecurityRequirement(name = "bearer"))
@SecurityScheme(securitySchemeName = "bearer", type = SecuritySchemeType.HTTP, scheme = "bearer", bearerFormat = "JWT")
public class DossierApplication extends Application {

    /** {@link JsonBody} is the only one that reads and writes JSON. */
    @Override
    public Map<String, Object> getProperties() {
        return Map.of(
                "jersey.config.disableJsonBinding", true,
                "jersey.config.disableJsonProcessing", true,
                "jersey.config.disableMoxyJson", true,
                "jersey.config.server.wadl.disableWadl", true);
    }
}
