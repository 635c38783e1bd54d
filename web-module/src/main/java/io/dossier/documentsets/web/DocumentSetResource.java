package io.dossier.documentsets.web;

import io.dossier.documentsets.CreateDocumentSet;
import io.dossier.documentsets.DocumentSetContent;
import io.dossier.documentsets.DocumentSetList;
import io.dossier.documentsets.DocumentSetView;
import io.dossier.documentsets.DocumentSets;
import io.dossier.identity.Roles;
import io.dossier.identity.model.Permissions;
import io.dossier.identity.web.Permission;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.EJB;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Document sets, also called workspaces. */
@Path("/api/v1/document-sets")
@RolesAllowed(Roles.USER)
@Permission(Permissions.DOCUMENT_SETS)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Document sets")
public class DocumentSetResource {

    @EJB
    private DocumentSets sets;

    @GET
    @Operation(summary = "The document sets that the caller sees, newest first")
    public DocumentSetList list() {
        return sets.list();
    }

    @GET
    @Path("{document_set_id}")
    @Operation(summary = "Members and documents of one set")
    public DocumentSetContent read(@PathParam("document_set_id") String id) {
        return sets.read(id);
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Makes an empty set with the caller as its member")
    @APIResponseSchema(value = DocumentSetView.class, responseCode = "201")
    public Response create(@NotNull CreateDocumentSet request) {
        return Response.status(Response.Status.CREATED)
                .entity(sets.create(request))
                .build();
    }
}
