package io.dossier.provenance.web;

import io.dossier.identity.Roles;
import io.dossier.identity.model.Permissions;
import io.dossier.identity.web.Permission;
import io.dossier.provenance.AskForSources;
import io.dossier.provenance.Provenance;
import io.dossier.provenance.TextSources;
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

/** Where the words of documents came from. */
@Path("/get-sources-for-selected-text")
@RolesAllowed(Roles.USER)
@Permission(value = Permissions.DOCUMENTS, reads = true)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Document details")
public class ProvenanceResource {

    @EJB
    private Provenance provenance;

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "The places in the sources that a selected text of a document came from")
    @APIResponseSchema(TextSources.class)
    @APIResponse(
            responseCode = "404",
            description =
                    "No such document that the caller may see, nothing was written for it yet, or no such section")
    public TextSources sources(@NotNull @Valid AskForSources request) {
        return provenance.of(request);
    }
}
