package io.dossier.templates.web;

import io.dossier.identity.Roles;
import io.dossier.identity.model.Permissions;
import io.dossier.identity.web.Permission;
import io.dossier.requests.Flag;
import io.dossier.templates.AddSection;
import io.dossier.templates.CreateTemplate;
import io.dossier.templates.ReadTemplateFile;
import io.dossier.templates.RenameSection;
import io.dossier.templates.ReorderSections;
import io.dossier.templates.RuleStyles;
import io.dossier.templates.SectionAdded;
import io.dossier.templates.SectionDeleted;
import io.dossier.templates.SectionRenamed;
import io.dossier.templates.SectionsReordered;
import io.dossier.templates.StyleRule;
import io.dossier.templates.TemplateCreated;
import io.dossier.templates.TemplateEditing;
import io.dossier.templates.TemplateList;
import io.dossier.templates.TemplateView;
import io.dossier.templates.Templates;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.EJB;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
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

    @EJB
    private TemplateEditing editing;

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

    @POST
    @Path("{template_id}/sections")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Adds a section")
    @APIResponseSchema(SectionAdded.class)
    public SectionAdded addSection(@PathParam("template_id") String id, @NotNull @Valid AddSection request) {
        return editing.addSection(id, request);
    }

    @PUT
    @Path("{template_id}/sections/{section_id}/rename")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Gives a section another name")
    public SectionRenamed renameSection(
            @PathParam("template_id") String id,
            @PathParam("section_id") String sectionId,
            @NotNull @Valid RenameSection request) {
        return editing.renameSection(id, sectionId, request);
    }

    @PUT
    @Path("{template_id}/sections/reorder")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Puts sections into another order and numbers their names")
    public SectionsReordered reorder(@PathParam("template_id") String id, @NotNull @Valid ReorderSections request) {
        return editing.reorder(id, request);
    }

    @PUT
    @Path("{template_id}/rules/{rule_id}/styles")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Changes the styles of what a rule writes; what is not sent stays")
    public RuleStyles styleRule(
            @PathParam("template_id") String id, @PathParam("rule_id") String ruleId, @NotNull StyleRule request) {
        return editing.styleRule(id, ruleId, request);
    }

    @DELETE
    @Path("{template_id}/sections/{section_id}")
    @Operation(summary = "Deletes a section and, unless it is told otherwise, those below it")
    public SectionDeleted deleteSection(
            @PathParam("template_id") String id,
            @PathParam("section_id") String sectionId,
            @Parameter(schema = @Schema(type = SchemaType.BOOLEAN, defaultValue = "true"))
                    @QueryParam("cascade_children")
                    @DefaultValue("true")
                    String cascadeChildren) {
        return editing.deleteSection(id, sectionId, Flag.parse("cascade_children", cascadeChildren));
    }

    private static Response created(TemplateCreated template) {
        return Response.status(Response.Status.CREATED).entity(template).build();
    }
}
