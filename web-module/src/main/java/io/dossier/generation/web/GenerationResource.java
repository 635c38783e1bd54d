package io.dossier.generation.web;

import io.dossier.errors.DossierException;
import io.dossier.generation.DocumentRequests;
import io.dossier.identity.Roles;
import io.dossier.identity.model.Permissions;
import io.dossier.identity.web.Permission;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.EJB;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Takes requests for documents. */
@Path("/api/v1/documents/generate")
@RolesAllowed(Roles.USER)
@Permission(Permissions.DOCUMENTS)
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Documents")
public class GenerationResource {

    @EJB
    private DocumentRequests requests;

    /** Answers as soon as the document's record and its run are written. */
    @POST
    @Operation(summary = "Asks for a document to be written of sources and a template")
    @APIResponseSchema(value = AcceptedView.class, responseCode = "202")
    public Response generate(GenerateBody body) {
        if (body == null) {
            throw DossierException.missing("document_type");
        }
        return Response.accepted(AcceptedView.of(requests.generate(body.toCommand())))
                .build();
    }
}
