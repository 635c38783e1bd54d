package io.dossier.details.web;

import io.dossier.details.Details;
import io.dossier.details.DetailsEnvelope;
import io.dossier.details.ReplaceDetails;
import io.dossier.identity.Roles;
import io.dossier.identity.model.Permissions;
import io.dossier.identity.web.Permission;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.EJB;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What was written for documents. */
@Path("/api/v1/document-mrt")
@RolesAllowed(Roles.USER)
@Permission(Permissions.DOCUMENTS)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Document details")
public class DetailsResource {

    @EJB
    private Details details;

    @GET
    @Path("by-document/{document_id}")
    @Operation(summary = "What was written for a document, section by section")
    public DetailsEnvelope ofDocument(@PathParam("document_id") String documentId) {
        return details.ofDocument(documentId);
    }

    @PUT
    @Path("{mrt_id}")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Puts other sections in the place of all that were written")
    public DetailsEnvelope replace(@PathParam("mrt_id") String id, @NotNull @Valid ReplaceDetails request) {
        return details.replace(id, request);
    }
}
