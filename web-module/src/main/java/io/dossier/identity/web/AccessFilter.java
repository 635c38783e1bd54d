package io.dossier.identity.web;

import io.dossier.audit.CurrentActor;
import io.dossier.audit.model.Actor;
import io.dossier.identity.ClientDetails;
import io.dossier.identity.Credential;
import io.dossier.identity.CurrentCaller;
import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.ext.Provider;

/** Lets a request through to a resource method, or not, before its body is read. */
@Provider
@Priority(Priorities.AUTHENTICATION)
public class AccessFilter implements ContainerRequestFilter {

    @Context
    private ResourceInfo resource;

    @Context
    private HttpServletRequest request;

    @Inject
    private CurrentCaller caller;

    @Inject
    private CurrentActor actor;

    @Override
    public void filter(ContainerRequestContext context) {
        ShownCredential shown = ShownCredential.known(request).orElse(ShownCredential.NONE);
        identify(shown.credential());
        AccessRule rule = AccessRule.of(resource.getResourceMethod());
        if (shown.refusal() != null && !rule.open()) {
            throw shown.refusal();
        }
        rule.check(shown.credential());
    }

    private void identify(Credential credential) {
        if (credential != null) {
            caller.become(credential.caller());
            actor.become(credential.caller().actor());
            return;
        }
        ClientDetails client = Clients.of(request);
        actor.become(new Actor(Actor.ANONYMOUS, null)
                .from(client.clientId(), client.ipAddress(), client.userAgent(), client.requestId()));
    }
}
