package io.dossier.identity.web;

import io.dossier.errors.DossierException;
import io.dossier.identity.Authentication;
import jakarta.ejb.EJBException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.security.enterprise.AuthenticationStatus;
import jakarta.security.enterprise.authentication.mechanism.http.HttpAuthenticationMechanism;
import jakarta.security.enterprise.authentication.mechanism.http.HttpMessageContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.ws.rs.core.HttpHeaders;

/** Tells the container who shows a bearer token. Never refuses by itself: {@link AccessFilter} does. */
@ApplicationScoped
public class BearerAuthentication implements HttpAuthenticationMechanism {

    private static final String SCHEME = "bearer ";

    private final Authentication authentication;

    /** For the container's proxy. */
    protected BearerAuthentication() {
        this(null);
    }

    @Inject
    public BearerAuthentication(Authentication authentication) {
        this.authentication = authentication;
    }

    @Override
    public AuthenticationStatus validateRequest(
            HttpServletRequest request, HttpServletResponse response, HttpMessageContext context) {
        ShownCredential shown =
                ShownCredential.known(request).orElseGet(() -> examine(request).keep(request));
        if (shown.credential() == null) {
            return context.doNothing();
        }
        return context.notifyContainerAboutLogin(
                new CallerPrincipal(shown.credential()), CallerPrincipal.groups(shown.credential()));
    }

    private ShownCredential examine(HttpServletRequest request) {
        String header = request.getHeader(HttpHeaders.AUTHORIZATION);
        if (header == null) {
            return ShownCredential.NONE;
        }
        if (!header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
            return new ShownCredential(null, DossierException.invalidCredentials());
        }
        String token = header.substring(SCHEME.length()).strip();
        try {
            return new ShownCredential(authentication.authenticate(token, Clients.of(request)), null);
        } catch (DossierException | EJBException e) {
            return new ShownCredential(null, e);
        }
    }
}
