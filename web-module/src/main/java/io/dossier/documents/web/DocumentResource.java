package io.dossier.documents.web;

import io.dossier.documents.DocumentEnvelope;
import io.dossier.documents.DocumentList;
import io.dossier.documents.DocumentStatusView;
import io.dossier.documents.Documents;
import io.dossier.documents.LocalDocument;
import io.dossier.documents.LocalDocuments;
import io.dossier.identity.Roles;
import io.dossier.identity.model.Permissions;
import io.dossier.identity.web.Permission;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.EJB;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Documents. */
@Path("/api/v1/documents")
@RolesAllowed(Roles.USER)
@Permission(Permissions.DOCUMENTS)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Documents")
public class DocumentResource {

    @EJB
    private Documents documents;

    @EJB
    private LocalDocuments localDocuments;

    @Inject
    private LocalUploadForms forms;

    @GET
    @Operation(summary = "The documents that the caller sees, newest first")
    public DocumentList list() {
        return documents.list();
    }

    @GET
    @Path("status/{document_id}")
    @Operation(summary = "How far a document is")
    public DocumentStatusView status(@PathParam("document_id") String id) {
        return documents.status(id);
    }

    @GET
    @Path("{document_id}")
    @Operation(summary = "One document in full")
    public DocumentEnvelope read(@PathParam("document_id") String id) {
        return documents.read(id);
    }

    @POST
    @Path("local")
    @Operation(summary = "Takes in a Word file that was written elsewhere; nothing is generated")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            mediaType = MediaType.MULTIPART_FORM_DATA,
                            schema = @Schema(implementation = LocalUploadForm.class)))
    @APIResponseSchema(value = LocalDocument.class, responseCode = "201")
    public Response upload(@Context HttpServletRequest request) {
        return Response.status(Response.Status.CREATED)
                .entity(localDocuments.receive(forms.read(request)))
                .build();
    }
}
