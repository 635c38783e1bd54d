package io.dossier.identity.web;

import io.dossier.http.Message;
import io.dossier.identity.Roles;
import io.dossier.identity.Tokens;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Tokens: asked for and taken back. */
@Path("/")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Authentication")
public class TokenResource {

    @Inject
    private Tokens tokens;

    @Context
    private HttpServletRequest request;

    /** Open here: {@link Tokens} decides by the endpoint's mode, which may ask for a credential. */
    @POST
    @Path("get-access-token")
    @Consumes(MediaType.APPLICATION_JSON)
    @PermitAll
    @Operation(summary = "A new token for a user")
    @APIResponseSchema(AccessToken.class)
    @APIResponse(
            responseCode = "401",
            description = "No such user, or the credential that the endpoint asks for is not shown")
    @APIResponse(
            responseCode = "403",
            description = "The credential may not ask for this user, or tokens are not issued here")
    public AccessToken issue(@NotNull @Valid AskForToken ask) {
        ShownCredential shown = ShownCredential.known(request).orElse(ShownCredential.NONE);
        return new AccessToken(tokens.issue(ask.userId(), shown.orRefused()));
    }

    @POST
    @Path("revoke-access-token")
    @RolesAllowed(Roles.USER)
    @Operation(summary = "Takes back the token of this request")
    @APIResponseSchema(Message.class)
    @APIResponse(responseCode = "400", description = "The token has no id")
    public Message revoke() {
        tokens.revoke(
                ShownCredential.known(request).orElse(ShownCredential.NONE).credential());
        return new Message("Token revoked");
    }
}
