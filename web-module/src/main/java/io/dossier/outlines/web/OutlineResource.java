package io.dossier.outlines.web;

import io.dossier.identity.Roles;
import io.dossier.identity.model.Permissions;
import io.dossier.identity.web.Permission;
import io.dossier.outlines.OutlineEnvelope;
import io.dossier.outlines.Outlines;
import io.dossier.outlines.ReplaceOutline;
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

/** Outlines. */
@Path("/api/v1/mrt-outlines")
@RolesAllowed(Roles.USER)
@Permission(Permissions.DOCUMENTS)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Outlines")
public class OutlineResource {

    @EJB
    private Outlines outlines;

    @GET
    @Path("{outline_id}")
    @Operation(summary = "The outline of a document")
    public OutlineEnvelope read(@PathParam("outline_id") String id) {
        return outlines.read(id);
    }

    @PUT
    @Path("{outline_id}")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Puts another outline in its place; no section of before stays")
    public OutlineEnvelope replace(@PathParam("outline_id") String id, @NotNull @Valid ReplaceOutline request) {
        return outlines.replace(id, request);
    }
}
