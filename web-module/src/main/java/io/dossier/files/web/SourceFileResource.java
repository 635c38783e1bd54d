package io.dossier.files.web;

import static org.eclipse.microprofile.openapi.annotations.enums.SchemaType.STRING;

import io.dossier.files.FileContent;
import io.dossier.files.SourceFiles;
import io.dossier.identity.Roles;
import io.dossier.identity.model.Permissions;
import io.dossier.identity.web.Permission;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.EJB;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The bytes of a source for whoever may see it now. No answer holds a link: there is nothing to copy. */
@Path("/source-file")
@RolesAllowed(Roles.USER)
@Permission(value = Permissions.FILES, reads = true)
@Tag(name = "Files")
public class SourceFileResource {

    @EJB
    private SourceFiles files;

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "The bytes of a source file")
    @APIResponse(
            responseCode = "200",
            description = "The bytes, with the file's content type",
            content = @Content(mediaType = MediaType.WILDCARD, schema = @Schema(type = STRING, format = "binary")))
    @APIResponse(responseCode = "404", description = "No such file, or none that the caller may see")
    public Response read(@NotNull @Valid AskForSource ask) {
        FileContent file = files.read(ask.resourceId());
        String name = URLEncoder.encode(file.name(), StandardCharsets.UTF_8).replace("+", "%20");
        return Response.ok(file.body(), file.contentType())
                .header(HttpHeaders.CONTENT_DISPOSITION, "inline; filename*=UTF-8''" + name)
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }
}
