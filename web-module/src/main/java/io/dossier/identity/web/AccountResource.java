package io.dossier.identity.web;

import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The caller's own account. */
@Path("/api/v1/whoami")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.USER)
@Tag(name = "Authentication")
public class AccountResource {

    @Inject
    private CurrentCaller caller;

    @GET
    @Operation(summary = "Who the caller is")
    public AccountView whoami() {
        return AccountView.from(caller.get());
    }
}
