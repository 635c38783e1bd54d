package io.dossier.documents.web;

import io.dossier.documents.DocumentEnvelope;
import io.dossier.documents.DocumentList;
import io.dossier.documents.DocumentStatusView;
import io.dossier.documents.Documents;
import io.dossier.errors.web.DetailBody;
import io.dossier.identity.Roles;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.EJB;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Documents. */
@Path("/api/v1/documents")
@RolesAllowed(Roles.USER)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Documents")
public class DocumentResource {

    @EJB
    private Documents documents;

    @GET
    @Operation(summary = "The documents that the caller sees, newest first")
    @APIResponse(
            responseCode = "200",
            description = "The documents",
            content = @Content(schema = @Schema(implementation = DocumentList.class)))
    @APIResponse(
            responseCode = "401",
            description = "No valid credential",
            content = @Content(schema = @Schema(implementation = DetailBody.class)))
    public DocumentList list() {
        return documents.list();
    }

    @GET
    @Path("status/{document_id}")
    @Operation(summary = "How far a document is")
    @APIResponse(
            responseCode = "200",
            description = "The status; an error only if it is Failed",
            content = @Content(schema = @Schema(implementation = DocumentStatusView.class)))
    @APIResponse(
            responseCode = "401",
            description = "No valid credential",
            content = @Content(schema = @Schema(implementation = DetailBody.class)))
    @APIResponse(
            responseCode = "404",
            description = "No such document that the caller may see",
            content = @Content(schema = @Schema(implementation = DetailBody.class)))
    public DocumentStatusView status(@PathParam("document_id") String id) {
        return documents.status(id);
    }

    @GET
    @Path("{document_id}")
    @Operation(summary = "One document in full")
    @APIResponse(
            responseCode = "200",
            description = "The document",
            content = @Content(schema = @Schema(implementation = DocumentEnvelope.class)))
    @APIResponse(
            responseCode = "401",
            description = "No valid credential",
            content = @Content(schema = @Schema(implementation = DetailBody.class)))
    @APIResponse(
            responseCode = "403",
            description = "Another organization's document, or one in a set that the caller is no member of",
            content = @Content(schema = @Schema(implementation = DetailBody.class)))
    @APIResponse(
            responseCode = "404",
            description = "No such document",
            content = @Content(schema = @Schema(implementation = DetailBody.class)))
    public DocumentEnvelope read(@PathParam("document_id") String id) {
        return documents.read(id);
    }
}
