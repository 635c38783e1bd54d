package io.dossier.files.web;

import io.dossier.errors.DossierException;
import io.dossier.files.FileProxy;
import io.dossier.files.LinkContent;
import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
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
    public Response read(@QueryParam("presigned_url") String presignedUrl, @HeaderParam("Range") String range) {
        if (presignedUrl == null || presignedUrl.isBlank()) {
            throw DossierException.missing("presigned_url");
        }
        LinkContent content = proxy.open(presignedUrl, range);
        Response.ResponseBuilder answer = Response.status(content.status()).entity(content.body());
        content.headers().forEach(answer::header);
        return answer.build();
    }
}
