package io.dossier.templates.web;

import io.dossier.identity.Roles;
import io.dossier.identity.model.Permissions;
import io.dossier.identity.web.Permission;
import io.dossier.templates.CreateTemplate;
import io.dossier.templates.ReadTemplateFile;
import io.dossier.templates.TemplateCreated;
import io.dossier.templates.TemplateList;
import io.dossier.templates.TemplateView;
import io.dossier.templates.Templates;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.EJB;
import jakarta.validation.Valid;
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
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Templates. */
@Path("/api/v1/templates")
@RolesAllowed(Roles.USER)
@Permission(Permissions.TEMPLATES)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Templates")
public class TemplateResource {

    @EJB
    private Templates templates;

    @GET
    @Operation(summary = "All templates of the organization, newest first")
    public TemplateList list() {
        return templates.list();
    }

    @GET
    @Path("{template_id}")
    @Operation(summary = "One template in full")
    public TemplateView read(@PathParam("template_id") String id) {
        return templates.read(id);
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Makes a template of given sections")
    @APIResponseSchema(value = TemplateCreated.class, responseCode = "201")
    public Response create(@NotNull @Valid CreateTemplate request) {
        return created(templates.create(request));
    }

    @POST
    @Path("from-file")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Makes a template of the headings of an uploaded Word file")
    @APIResponseSchema(value = TemplateCreated.class, responseCode = "201")
    @APIResponse(responseCode = "404", description = "No such file")
    public Response createFromFile(@NotNull @Valid ReadTemplateFile request) {
        return created(templates.createFrom(request));
    }

    private static Response created(TemplateCreated template) {
        return Response.status(Response.Status.CREATED).entity(template).build();
    }
}
