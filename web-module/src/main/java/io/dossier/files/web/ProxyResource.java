package io.dossier.files.web;

import static org.eclipse.microprofile.openapi.annotations.enums.SchemaType.STRING;

import io.dossier.errors.DossierException;
import io.dossier.files.FileProxy;
import io.dossier.files.LinkContent;
import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Presigned links for clients that cannot reach the object store. Public: the link is the right. */
@Path("/api/v1/proxy/file")
@PermitAll
@Tag(name = "Files")
public class ProxyResource {

    @Inject
    private FileProxy proxy;

    @GET
    @Operation(summary = "The bytes behind a presigned link")
    @APIResponse(
            responseCode = "200",
            description = "The bytes, with the content type that they were stored with",
            content = @Content(mediaType = MediaType.WILDCARD, schema = @Schema(type = STRING, format = "binary")))
    @APIResponse(
            responseCode = "206",
            description = "The part of them that Range asks for",
            content = @Content(mediaType = MediaType.WILDCARD, schema = @Schema(type = STRING, format = "binary")))
    @APIResponse(responseCode = "400", description = "No link of the object storage")
    @APIResponse(responseCode = "403", description = "The link is not one that the object storage signed")
    @APIResponse(responseCode = "404", description = "The file is no longer there")
    @APIResponse(responseCode = "410", description = "The link has expired")
    @APIResponse(responseCode = "416", description = "Range asks for what the file does not have")
    public Response read(
            @Parameter(required = true) @QueryParam("presigned_url") String presignedUrl,
            @HeaderParam("Range") String range) {
        if (presignedUrl == null || presignedUrl.isBlank()) {
            throw DossierException.missing("presigned_url");
        }
        LinkContent content = proxy.open(presignedUrl, range);
        Response.ResponseBuilder answer = Response.status(content.status()).entity(content.body());
        content.headers().forEach(answer::header);
        return answer.build();
    }
}
