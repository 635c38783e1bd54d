package io.dossier.files.web;

import io.dossier.files.FileLinks;
import io.dossier.files.Uploads;
import io.dossier.http.Message;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import io.dossier.identity.model.Permissions;
import io.dossier.identity.web.Permission;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Upload, listing, links. */
@Path("/")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.USER)
@Permission(Permissions.FILES)
@Tag(name = "Files")
public class FileResource {

    @Inject
    private FileLinks links;

    @Inject
    private Uploads uploads;

    @Inject
    private UploadForms forms;

    @Inject
    private CurrentCaller caller;

    @GET
    @Path("api/v1/files/{container}")
    @Operation(summary = "Files of a container, each with a link that needs no credential")
    public FileList list(@PathParam("container") String container) {
        return FileList.of(links.list(caller.get(), container));
    }

    @POST
    @Path("api/v1/files/upload")
    @Operation(summary = "Stores a file; a Word file outside of templates becomes a PDF")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            mediaType = MediaType.MULTIPART_FORM_DATA,
                            schema = @Schema(implementation = UploadForm.class)))
    public Message upload(@Context HttpServletRequest request) {
        String name = uploads.receive(caller.get(), forms.read(request)).name();
        return new Message("File uploaded successfully: " + name);
    }

    @POST
    @Path("generate-presigned-url")
    @Consumes(MediaType.APPLICATION_JSON)
    @Permission(value = Permissions.FILES, reads = true)
    @Operation(summary = "A link to a file that needs no credential")
    @APIResponseSchema(FileUrl.class)
    @APIResponse(responseCode = "404", description = "No such file")
    public FileUrl presign(@NotNull @Valid AskForLink ask) {
        return new FileUrl(links.link(caller.get(), ask.key()).url());
    }
}
