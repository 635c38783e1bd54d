package io.dossier.details.web;

import io.dossier.details.AskForSections;
import io.dossier.details.Details;
import io.dossier.details.SectionTitles;
import io.dossier.identity.Roles;
import io.dossier.identity.model.Permissions;
import io.dossier.identity.web.Permission;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.EJB;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The sections of documents, for selection lists. */
@Path("/get-sections-for-document")
@RolesAllowed(Roles.USER)
@Permission(value = Permissions.DOCUMENTS, reads = true)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Document details")
public class SectionsResource {

    @EJB
    private Details details;

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "The sections of a document as a flat list")
    @APIResponseSchema(SectionTitles.class)
    @APIResponse(
            responseCode = "404",
            description = "No such document that the caller may see, or nothing was written for it yet")
    public SectionTitles sections(@NotNull @Valid AskForSections request) {
        return details.sections(request.documentId());
    }
}
