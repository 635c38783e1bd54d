package io.dossier.documentsets.web;

import io.dossier.documentsets.CreateDocumentSet;
import io.dossier.documentsets.DocumentSetContent;
import io.dossier.documentsets.DocumentSetList;
import io.dossier.documentsets.DocumentSetView;
import io.dossier.documentsets.DocumentSets;
import io.dossier.errors.web.DetailBody;
import io.dossier.identity.Roles;
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
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Document sets, also called workspaces. */
@Path("/api/v1/document-sets")
@RolesAllowed(Roles.USER)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Document sets")
public class DocumentSetResource {

    @EJB
    private DocumentSets sets;

    @GET
    @Operation(summary = "The document sets that the caller sees, newest first")
    @APIResponse(
            responseCode = "200",
            description = "The sets with the ids of their documents",
            content = @Content(schema = @Schema(implementation = DocumentSetList.class)))
    @APIResponse(
            responseCode = "400",
            description = "No valid credential",
            content = @Content(schema = @Schema(implementation = DetailBody.class)))
    public DocumentSetList list() {
        return sets.list();
    }

    @GET
    @Path("{document_set_id}")
    @Operation(summary = "Members and documents of one set")
    @APIResponse(
            responseCode = "200",
            description = "The members and the documents",
            content = @Content(schema = @Schema(implementation = DocumentSetContent.class)))
    @APIResponse(
            responseCode = "400",
            description = "No valid credential, or no such set",
            content = @Content(schema = @Schema(implementation = DetailBody.class)))
    @APIResponse(
            responseCode = "403",
            description = "Another organization's set, or one that the caller is no member of",
            content = @Content(schema = @Schema(implementation = DetailBody.class)))
    public DocumentSetContent read(@PathParam("document_set_id") String id) {
        return sets.read(id);
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Makes an empty set with the caller as its member")
    @APIResponse(
            responseCode = "201",
            description = "The set is made",
            content = @Content(schema = @Schema(implementation = DocumentSetView.class)))
    @APIResponse(
            responseCode = "400",
            description = "No valid credential, or no name",
            content = @Content(schema = @Schema(implementation = DetailBody.class)))
    public Response create(@NotNull CreateDocumentSet request) {
        return Response.status(Response.Status.CREATED)
                .entity(sets.create(request))
                .build();
    }
}
