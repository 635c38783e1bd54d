package io.dossier.http;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeType;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.security.SecurityScheme;
import org.eclipse.microprofile.openapi.annotations.servers.Server;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** All resources and providers of the archive, from the root: the interface has paths with and without prefix. */
@ApplicationPath("/")
@OpenAPIDefinition(
        info =
                @Info(
                        title = "Dossier",
                        version = "1.0.0",
                        description =
                                "Writes documents from sources and templates and shows where every value came from."),
        servers = @Server(url = "/", description = "The server that this description comes from"),
        tags = {
            @Tag(name = "Authentication", description = "Tokens, and who the caller is"),
            @Tag(name = "Files", description = "Upload, listing and links"),
            @Tag(name = "Templates", description = "The structure of documents, and the rules that write them"),
            @Tag(name = "Documents", description = "Asking for documents, and how far they are"),
            @Tag(name = "Document sets", description = "Documents that belong together; also called workspaces"),
            @Tag(name = "Document details", description = "What was written for a document, and where it came from"),
            @Tag(name = "Outlines", description = "The sections that a document is written by"),
            @Tag(name = "Search", description = "Whether the library can be searched")
        })
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
