package io.dossier.outlines.web;

import io.dossier.errors.web.DetailBody;
import io.dossier.identity.Roles;
import io.dossier.outlines.OutlineEnvelope;
import io.dossier.outlines.Outlines;
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

/** Outlines. */
@Path("/api/v1/mrt-outlines")
@RolesAllowed(Roles.USER)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Outlines")
public class OutlineResource {

    @EJB
    private Outlines outlines;

    @GET
    @Path("{outline_id}")
    @Operation(summary = "The outline of a document")
    @APIResponse(
            responseCode = "200",
            description = "The outline with its sections in order",
            content = @Content(schema = @Schema(implementation = OutlineEnvelope.class)))
    @APIResponse(
            responseCode = "400",
            description = "No valid credential, or no such outline",
            content = @Content(schema = @Schema(implementation = DetailBody.class)))
    @APIResponse(
            responseCode = "403",
            description = "Another organization's outline, or one in a set that the caller is no member of",
            content = @Content(schema = @Schema(implementation = DetailBody.class)))
    public OutlineEnvelope read(@PathParam("outline_id") String id) {
        return outlines.read(id);
    }
}
